// What is mine: how I am told that a table waits for me. Loaded with the settings.
import notifying from './notifying.ts';

export default { ...notifying };
