/** The configuration: environment variables, checked at the start. docs/operations.md explains them. */
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import type { Keeping } from './housekeeper.ts';
import type { MailSettings } from './notify/mailer.ts';
import { TRUST_PROXY_HELP, trustIn, type TrustProxy } from './proxies.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
const number = (min: number, max: number, otherwise: number) =>
  v.optional(whole(min, max), String(otherwise));
const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
  ),
  '',
);

const Environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: number(0, 65_535, 3000),
  DATA_DIR: v.optional(v.string(), 'data'),
  WEB_DIR: v.optional(v.string(), 'build/web'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(postgres|postgresql|socket):/, 'must be a PostgreSQL URL')),
  ),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
  ALLOWED_ORIGINS: list,
  PUSH_SERVICES: list,
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be smtp://… or smtps://…'), v.url())),
  MAIL_FROM: v.optional(v.string()),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), 'no'),
    v.transform(trustIn),
    v.check((trust) => trust !== null, TRUST_PROXY_HELP),
  ),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  // One core is left for everything else.
  BOT_WORKERS: number(1, 64, Math.min(64, Math.max(1, availableParallelism() - 1))),
  WINDOW_MS: number(0, 60_000, 2500),
  AWAY_SECONDS: number(1, 86_400, 45),
  WAIT_SECONDS: number(1, 86_400, 180),
  HOST_GONE_SECONDS: number(1, 86_400, 60),
  MAX_GUESTS_PER_ADDRESS: number(1, 1_000_000, 100),
  MAX_TABLES_PER_GUEST: number(1, 1_000_000, 20),
  MAX_TABLES_PER_ADDRESS: number(1, 1_000_000, 100),
  MAX_SOCKETS_PER_GUEST: number(1, 1_000_000, 12),
  MAX_SOCKETS_PER_ADDRESS: number(1, 1_000_000, 200),
  MESSAGES_PER_SECOND: number(1, 1_000_000, 20),
  WORK_PER_GUEST: number(1, 1_000_000, 5),
  WORK_PER_ADDRESS: number(1, 1_000_000, 200),
  REQUESTS_PER_MINUTE: number(1, 100_000_000, 240),
  REQUEST_SECONDS: number(1, 3600, 20),
  KEEP_OPEN_HOURS: number(0, 100_000, 24),
  KEEP_RUNNING_DAYS: number(0, 100_000, 30),
  KEEP_UNPACKED_HOURS: number(0, 100_000, 24),
  KEEP_FINISHED_DAYS: number(0, 100_000, 90),
  KEEP_CHAT_DAYS: number(0, 100_000, 30),
  KEEP_GUESTS_DAYS: number(0, 100_000, 30),
});

export interface Config {
  host: string;
  port: number;
  dataFolder: string;
  /** Where the built page is. */
  webFolder: string;
  databaseUrl: string | null;
  /** How people reach the server, for links; null: as it listens. */
  publicUrl: string | null;
  /** People reach the server over https. */
  secure: boolean;
  allowedOrigins: string[];
  /** Origins of push services in the own network, to be trusted. */
  pushServices: string[];
  /** How to send letters; null: there are none. */
  mail: MailSettings | null;
  trustProxy: TrustProxy;
  /** null: no metrics. */
  metricsPort: number | null;
  metricsHost: string;
  logLevel: string;
  botWorkers: number;
  windowMs: number;
  awayMs: number;
  waitMs: number;
  hostGoneMs: number;
  /** New ones in an hour. */
  guestsPerAddress: number;
  tablesPerGuest: number;
  tablesPerAddress: number;
  socketsPerGuest: number;
  socketsPerAddress: number;
  messagesPerSecond: number;
  /** Milliseconds of work a second. */
  workPerGuest: number;
  workPerAddress: number;
  requestsPerMinute: number;
  /** How long a request may take to arrive. */
  requestMs: number;
  keep: Keeping;
}

export class BadConfig extends Error {}

/** Letters have links in them, and somebody they come from. */
function mailOf(
  url: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): MailSettings | null {
  if (url === undefined) return null;
  if (publicUrl === undefined) throw new BadConfig('SMTP_URL: needs PUBLIC_URL, for the links in letters');
  return { url, from: from ?? `Cosmarium <cosmarium@${new URL(publicUrl).hostname}>`, publicUrl };
}

/** Empty variables count as not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Environment, given);
  if (!result.success)
    throw new BadConfig(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('\n'),
    );
  const it = result.output;
  return {
    host: it.HOST,
    port: it.PORT,
    dataFolder: it.DATA_DIR,
    webFolder: it.WEB_DIR,
    databaseUrl: it.DATABASE_URL ?? null,
    publicUrl: it.PUBLIC_URL ?? null,
    secure: it.PUBLIC_URL?.startsWith('https:') ?? false,
    allowedOrigins: it.ALLOWED_ORIGINS,
    pushServices: it.PUSH_SERVICES,
    mail: mailOf(it.SMTP_URL, it.MAIL_FROM, it.PUBLIC_URL),
    trustProxy: it.TRUST_PROXY!,
    metricsPort: it.METRICS_PORT ?? null,
    metricsHost: it.METRICS_HOST,
    logLevel: it.LOG_LEVEL,
    botWorkers: it.BOT_WORKERS,
    windowMs: it.WINDOW_MS,
    awayMs: it.AWAY_SECONDS * 1000,
    waitMs: it.WAIT_SECONDS * 1000,
    hostGoneMs: it.HOST_GONE_SECONDS * 1000,
    guestsPerAddress: it.MAX_GUESTS_PER_ADDRESS,
    tablesPerGuest: it.MAX_TABLES_PER_GUEST,
    tablesPerAddress: it.MAX_TABLES_PER_ADDRESS,
    socketsPerGuest: it.MAX_SOCKETS_PER_GUEST,
    socketsPerAddress: it.MAX_SOCKETS_PER_ADDRESS,
    messagesPerSecond: it.MESSAGES_PER_SECOND,
    workPerGuest: it.WORK_PER_GUEST,
    workPerAddress: it.WORK_PER_ADDRESS,
    requestsPerMinute: it.REQUESTS_PER_MINUTE,
    requestMs: it.REQUEST_SECONDS * 1000,
    keep: {
      open: it.KEEP_OPEN_HOURS * HOUR_MS,
      running: it.KEEP_RUNNING_DAYS * DAY_MS,
      unpacked: it.KEEP_UNPACKED_HOURS * HOUR_MS,
      finished: it.KEEP_FINISHED_DAYS * DAY_MS,
      chat: it.KEEP_CHAT_DAYS * DAY_MS,
      guests: it.KEEP_GUESTS_DAYS * DAY_MS,
    },
  };
}
