import type { At } from './moments.ts';

/** Moments as bits: who could act where is asked at every one of them, and reckoned anew whenever a card has moved. */
export class MomentSet {
  private first = 0;
  private second = 0;
  private third = 0;

  static of(moments: readonly At[]): MomentSet {
    const set = new MomentSet();
    for (const { word, bit } of moments)
      if (word === 0) set.first |= bit;
      else if (word === 1) set.second |= bit;
      else set.third |= bit;
    return set;
  }

  has({ word, bit }: At): boolean {
    return ((word === 0 ? this.first : word === 1 ? this.second : this.third) & bit) !== 0;
  }

  get empty(): boolean {
    return (this.first | this.second | this.third) === 0;
  }

  add(other: MomentSet): void {
    this.first |= other.first;
    this.second |= other.second;
    this.third |= other.third;
  }

  equals({ first, second, third }: MomentSet): boolean {
    return this.first === first && this.second === second && this.third === third;
  }

  clear(): void {
    this.first = 0;
    this.second = 0;
    this.third = 0;
  }
}
