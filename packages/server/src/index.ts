/** The table online: HTTP, sockets, tables, bots, storage. */
export { readConfig, type Config } from './config.ts';
export { CannotDo, exportGames, importGames } from './games-file.ts';
export { serve } from './serve.ts';
export { startServer, type RunningServer } from './server.ts';
