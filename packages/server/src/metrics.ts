import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Everything /metrics tells. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    tables: new Gauge({ name: 'cosmarium_tables', help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: 'cosmarium_sockets', help: 'Open sockets', registers }),
    decisions: new Counter({ name: 'cosmarium_decisions_total', help: 'Answers appended', registers }),
    commands: new Counter({
      name: 'cosmarium_commands_total',
      help: 'Commands by what came of them',
      labelNames: ['outcome'] as const,
      registers,
    }),
    seconds: new Histogram({
      name: 'cosmarium_command_seconds',
      help: 'From a command to its reply',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
    updateBytes: new Histogram({
      name: 'cosmarium_update_bytes',
      help: 'Size of the updates sent to seats',
      buckets: [128, 256, 512, 1024, 2048, 4096, 8192],
      registers,
    }),
    conflicts: new Counter({
      name: 'cosmarium_append_conflicts_total',
      help: 'Appends another node was first with',
      registers,
    }),
    notices: new Counter({
      name: 'cosmarium_notices_total',
      help: 'Messages to people who are not looking, by what came of them',
      labelNames: ['outcome'] as const,
      registers,
    }),
    timeouts: new Counter({ name: 'cosmarium_timeouts_total', help: 'Clocks that ran out', registers }),
    botAnswers: new Counter({
      name: 'cosmarium_bot_answers_total',
      help: 'Answers given by bots',
      registers,
    }),
    botsWaiting: new Gauge({
      name: 'cosmarium_bot_questions_waiting',
      help: 'Questions no bot is thinking about yet',
      registers,
    }),
    botSeconds: new Histogram({
      name: 'cosmarium_bot_seconds',
      help: 'From a question to the answer of a bot, with the time it waited',
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
      registers,
    }),
  };
}
