import type { Encounter, GameState, Sheet } from './types.ts';

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

  get result(): string {
    return (this.b >>> 0).toString(16).padStart(8, '0') + (this.a >>> 0).toString(16).padStart(8, '0');
  }
}

/**
 * A fingerprint of everything in the state that can differ between two games of one set-up. It is taken once per
 * encounter, so it walks the fields by name instead of looking for them.
 */
export function hashState(s: GameState): string {
  const mix = new Mixer();
  mix.numbers(s.rng);
  mix.word(s.stage);
  mix.numbers(s.ships);
  mix.numbers(s.warp);
  mix.numbers(s.removed);
  mix.numbers(s.deck);
  mix.numbers(s.discard);
  mix.numbers(s.known);
  mix.words(s.destiny);
  mix.words(s.destinyDiscard);
  mix.number(s.offense);
  mix.number(s.turn);
  mix.number(s.turnEncounters);
  mix.number(s.encounters);
  mix.number(s.extra.length);
  mix.numbers(s.winners);
  mix.numbers(s.asked);
  mix.number(s.kinds.length);
  for (const player of s.players) {
    mix.numbers(player.hand);
    mix.number(player.powerless ? 3 : 5);
    for (const sheet of player.sheets) mixSheet(mix, sheet);
  }
  if (s.encounter !== null) mixEncounter(mix, s.encounter);
  return mix.result;
}

function mixEncounter(mix: Mixer, e: Encounter): void {
  mix.number(e.number);
  mix.word(e.phase);
  mix.number(e.offense);
  mix.number(e.defense);
  mix.number(e.planet);
  mix.numbers(e.gate);
  mix.numbers(e.aid);
  mix.numbers(e.transit);
  mix.numbers(e.warped);
  mix.numbers(e.invited);
  mix.numbers(e.allies);
  for (const laid of e.laid) mix.number(laid === null ? -1 : laid.card);
  for (const face of e.faces) if (face !== null) mix.word(face.type + face.value);
  for (const entry of e.table) mix.number(entry.card);
  for (const line of e.lines) mix.number(line.value * 2 + line.side);
  for (const lasting of e.lasting) mix.word(lasting.alien + lasting.name);
  mix.numbers(e.totals ?? []);
  mix.word(e.outcome === null ? '' : e.outcome.type);
  mix.number(e.flaresBy);
}

function mixSheet(mix: Mixer, sheet: Sheet): void {
  mix.word(sheet.alien);
  mix.number((sheet.zapped ? 1 : 0) | (sheet.shelved ? 2 : 0) | (sheet.incarnation ? 4 : 0));
  mix.number(sheet.lentBy);
  mix.number(sheet.tokens);
  for (const pile of sheet.piles) {
    mix.word(pile.name);
    mix.numbers(pile.cards);
  }
  for (const name of Object.keys(sheet.data).sort()) mix.word(name + JSON.stringify(sheet.data[name]));
}
