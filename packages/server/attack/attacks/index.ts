/** Every attack by name. */
import type { Attack } from '../attack.ts';
import { bots } from './bots.ts';
import { crowd } from './crowd.ts';
import { database } from './database.ts';
import { forgedHeaders } from './forged-headers.ts';
import { garbage } from './garbage.ts';
import { joins } from './joins.ts';
import { kills } from './kills.ts';
import { manyAddresses } from './many-addresses.ts';
import { pauses } from './pauses.ts';
import { pings } from './pings.ts';
import { sits } from './sits.ts';
import { slowBodies } from './slow-bodies.ts';
import { stale } from './stale.ts';
import { stops } from './stops.ts';
import { syncs } from './syncs.ts';
import { upgrade } from './upgrade.ts';

export const ATTACKS: Readonly<Record<string, Attack>> = {
  pings,
  sits,
  pauses,
  syncs,
  stale,
  garbage,
  joins,
  bots,
  'many-addresses': manyAddresses,
  'slow-bodies': slowBodies,
  'forged-headers': forgedHeaders,
  crowd,
  kills,
  stops,
  database,
  upgrade,
};
