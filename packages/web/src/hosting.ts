/** Built for a host that only serves files (npm run build:static): nobody else is there to talk to. */
export const SERVERLESS: boolean = import.meta.env.MODE === 'static';
