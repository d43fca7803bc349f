import type { Encounter, GameState, Sheet, Technology } from './types.ts';

/** Mixes numbers and words into 64 bits. */
class Mixer {
  private a = 0x811c9dc5;
  private b = 0x9747b28c;

  number(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193);
    this.b = Math.imul(this.b ^ (n + (this.a >>> 13)), 0x5bd1e995);
    this.b ^= this.b >>> 15;
  }

  numbers(list: readonly number[]): void {
    this.number(list.length + 104729);
    for (let i = 0; i < list.length; i++) this.number(list[i]);
  }

  word(text: string): void {
    this.number(text.length + 7919);
    for (let i = 0; i < text.length; i++) this.number(text.charCodeAt(i));
  }

  words(list: readonly string[]): void {
    this.number(list.length + 15485863);
    for (const text of list) this.word(text);
  }

  /** Anything, by its values in their order. A record has its fields always in the order of whoever made it. */
  any(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.word(value);
    else if (typeof value === 'boolean') this.number(value ? 3 : 5);
    else if (value === null) this.number(11);
    else if (Array.isArray(value)) {
      this.number(value.length + 32452843);
      for (const one of value) this.any(one);
    } else {
      const fields = value as { [name: string]: unknown };
      for (const name in fields) this.any(fields[name]);
    }
  }

  get result(): string {
    return (this.b >>> 0).toString(16).padStart(8, '0') + (this.a >>> 0).toString(16).padStart(8, '0');
  }
}

/**
 * A fingerprint of everything in the state that can differ between two games of one set-up.
 */
export function hashState(s: GameState): string {
  const mix = new Mixer();
  mix.numbers(s.rng);
  mix.word(s.stage);
  for (const { system, adrift, colour } of s.planets) {
    mix.number(system);
    if (adrift) mix.word('adrift');
    if (colour !== undefined) mix.word(colour);
  }
  mix.numbers(s.ships);
  mix.numbers(s.warp);
  mix.numbers(s.removed);
  for (const ships of s.holds) mix.numbers(ships);
  mix.numbers(s.deck);
  mix.numbers(s.discard);
  for (const deck of s.sideDecks) mix.any(deck);
  if (s.purged.length > 0) mix.numbers(s.purged);
  mix.numbers(s.known);
  mix.words(s.destiny);
  mix.words(s.destinyDiscard);
  mix.number(s.offense);
  mix.number(s.turn);
  mix.number(s.turnEncounters);
  mix.number(s.encounters);
  mix.any(s.extra);
  mix.numbers(s.winners);
  mix.numbers(s.asked);
  for (const player of s.players) {
    mix.numbers(player.hand);
    mix.number(player.powerless ? 3 : 5);
    for (const sheet of player.sheets) mixSheet(mix, sheet);
    for (const technology of player.technologies) mixThing(mix, technology);
    for (const ship of player.special) mix.any(ship);
  }
  mixEncounter(mix, s.encounter);
  mix.any(s.fight);
  return mix.result;
}

function mixEncounter(mix: Mixer, encounter: Encounter | null): void {
  if (encounter === null) return mix.any(null);
  const { aside, beside, factors, silent, standIns, ...rest } = encounter;
  mix.any(rest);
  if (aside.length > 0) mix.any(aside);
  if (standIns.length > 0) mix.any(standIns);
  // Of a game without the reward deck there is nothing to tell here.
  if (beside.length > 0) mix.any(beside);
  if (factors.some((factor) => factor !== 1)) mix.numbers(factors);
  if (silent) mix.word('silent');
}

function mixSheet(mix: Mixer, { faceDown, stage, holds, ...sheet }: Sheet): void {
  mixThing(mix, sheet);
  if (stage !== 'none') mix.word(stage);
  if (holds.length > 0) mix.any(holds);
  if (faceDown) mix.word('face down');
}

function mixThing(
  mix: Mixer,
  { data, ...rest }: Omit<Sheet, 'faceDown' | 'stage' | 'holds'> | Technology,
): void {
  mix.any(rest);
  // What is remembered on it comes in any order.
  for (const name of Object.keys(data).sort()) mix.word(name + JSON.stringify(data[name]));
}
