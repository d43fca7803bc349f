/** Structured logs. Tokens, seeds, hands and chat never get here: the code logs names and numbers, and URLs are cut. */
import pino, { type Logger } from 'pino';

export function createLog(level: string): Logger {
  return pino({ level, redact: ['req.headers', 'seed', 'token'], serializers: { req: requestOf } });
}

/** The rejoin link holds a token. */
const pathOf = (url: string): string => url.split('?')[0].replace(/^\/rejoin\/.*/, '/rejoin/-');

function requestOf(req: { method?: string; url?: string; ip?: string }) {
  return { method: req.method, url: pathOf(req.url ?? ''), ip: req.ip };
}
