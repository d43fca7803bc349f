/** Everything that is kept. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { Catalogue } from './catalogue.ts';
import { ChatStore } from './chat.ts';
import type { Database } from './database.ts';
import { GuestStore } from './guests.ts';
import { Journal } from './journal.ts';
import { LetterStore } from './letters.ts';
import { migrate } from './migrations.ts';
import { MineStore } from './mine.ts';
import { NotifyingStore } from './notifying.ts';
import { OrdersStore } from './orders.ts';
import { PackedStore } from './packed.ts';
import { openPostgres } from './postgres.ts';
import { PresenceStore } from './presence.ts';
import { ProbeStore } from './probe.ts';
import { RationStore } from './rations.ts';
import { SealedStore } from './sealed.ts';
import { SecretStore } from './secrets.ts';
import { openSqlite } from './sqlite.ts';
import { TableStore } from './tables.ts';
import { TidyStore } from './tidy.ts';
import { WaitingStore } from './waiting.ts';

export interface Storage {
  readonly database: Database;
  readonly guests: GuestStore;
  readonly tables: TableStore;
  readonly catalogue: Catalogue;
  readonly journal: Journal;
  readonly packed: PackedStore;
  readonly sealed: SealedStore;
  readonly waiting: WaitingStore;
  readonly orders: OrdersStore;
  readonly chat: ChatStore;
  readonly presence: PresenceStore;
  readonly probe: ProbeStore;
  readonly tidy: TidyStore;
  readonly secrets: SecretStore;
  readonly notifying: NotifyingStore;
  readonly letters: LetterStore;
  readonly mine: MineStore;
  readonly rations: RationStore;
}

export interface StorageSettings {
  databaseUrl: string | null;
  dataFolder: string;
  /** The name of this node among those that share the database. */
  node: string;
}

export async function openStorage(
  { databaseUrl, dataFolder, node }: StorageSettings,
  log: Logger,
  clock: Clock,
): Promise<Storage> {
  const database = databaseUrl === null ? openSqlite(dataFolder) : openPostgres(databaseUrl, log, clock);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  const packed = new PackedStore(database);
  return {
    database,
    guests: new GuestStore(database, node),
    tables: new TableStore(database, node),
    catalogue: new Catalogue(database),
    journal: new Journal(database, node, packed),
    packed,
    sealed: new SealedStore(database, node),
    waiting: new WaitingStore(database),
    orders: new OrdersStore(database, node),
    chat: new ChatStore(database, node),
    presence: new PresenceStore(database, node),
    probe: new ProbeStore(database),
    tidy: new TidyStore(database),
    secrets: new SecretStore(database),
    notifying: new NotifyingStore(database),
    letters: new LetterStore(database),
    mine: new MineStore(database),
    rations: new RationStore(database),
  };
}
