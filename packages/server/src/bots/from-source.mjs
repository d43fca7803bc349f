// The bots' thread when the server runs from its sources: a thread does not inherit the reader of TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
