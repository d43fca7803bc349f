/**
 * What a guest may still do, over all their sockets, and what an address may, over all its guests. Two measures: how many
 * messages, and how much work they make (see costs.ts).
 */
import type { Clock } from '../clock.ts';
import { Bucket } from './bucket.ts';
import { COST_OF_FRAME } from './costs.ts';
import type { Counting } from './frames.ts';

/** So many refused messages, beyond what the limits allow, close the socket. */
const PATIENCE = 100;
const CHAT_SIZE = 6;
const CHAT_PER_SECOND = 0.5;
/** A burst is so many seconds' worth. */
const BURST = { messages: 3, guest: 60, address: 10 } as const;
/** By then every bucket is full again. */
const FORGOTTEN_AFTER_MS = 3_600_000;

export interface Limits {
  socketsPerGuest: number;
  socketsPerAddress: number;
  messagesPerSecond: number;
  /** Milliseconds of work a second. */
  workPerGuest: number;
  workPerAddress: number;
}

interface Allowance {
  sockets: number;
  work: Bucket;
  usedAt: number;
}
interface GuestAllowance extends Allowance {
  messages: Bucket;
  talk: Bucket;
  patience: Bucket;
}

export class Allowances {
  private readonly guests = new Map<string, GuestAllowance>();
  private readonly addresses = new Map<string, Allowance>();
  private sweptAt = 0;

  constructor(
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /** Somebody at a socket. */
  visitor(guest: string, address: string): Visitor {
    const { clock, limits } = this;
    const rate = limits.messagesPerSecond;
    const theirs = this.kept(this.guests, guest, () => ({
      ...this.fresh(limits.workPerGuest, BURST.guest),
      messages: new Bucket(clock, rate * BURST.messages, rate),
      talk: new Bucket(clock, CHAT_SIZE, CHAT_PER_SECOND),
      patience: new Bucket(clock, PATIENCE, 1),
    }));
    return new Visitor(theirs, this.addressed(address), limits);
  }

  /** A request, by whomever; false if its address has made too much work already. */
  spend(address: string, cost: number): boolean {
    return this.addressed(address).work.take(cost);
  }

  private addressed(address: string): Allowance {
    return this.kept(this.addresses, address, () => this.fresh(this.limits.workPerAddress, BURST.address));
  }

  private fresh(perSecond: number, burst: number): Allowance {
    return { sockets: 0, work: new Bucket(this.clock, perSecond * burst, perSecond), usedAt: 0 };
  }

  /** Going away and coming back refills nothing: an allowance outlives its sockets. */
  private kept<A extends Allowance>(all: Map<string, A>, key: string, make: () => A): A {
    this.sweep();
    const found = all.get(key) ?? make();
    found.usedAt = this.clock.now();
    all.set(key, found);
    return found;
  }

  private sweep(): void {
    const now = this.clock.now();
    if (now < this.sweptAt + FORGOTTEN_AFTER_MS) return;
    this.sweptAt = now;
    for (const all of [this.guests, this.addresses])
      for (const [key, { sockets, usedAt }] of all)
        if (sockets === 0 && now > usedAt + FORGOTTEN_AFTER_MS) all.delete(key);
  }
}

export class Visitor implements Counting {
  constructor(
    private readonly guest: GuestAllowance,
    private readonly address: Allowance,
    private readonly limits: Limits,
  ) {}

  /** False if one more socket is too many. */
  enter(): boolean {
    const { socketsPerGuest, socketsPerAddress } = this.limits;
    if (this.guest.sockets >= socketsPerGuest || this.address.sockets >= socketsPerAddress) return false;
    this.guest.sockets++;
    this.address.sockets++;
    return true;
  }

  leave(now: number): void {
    for (const one of [this.guest, this.address]) {
      one.sockets--;
      one.usedAt = now;
    }
  }

  frame(): 'ok' | 'refused' | 'enough' {
    if (this.guest.messages.take() && this.spend(COST_OF_FRAME)) return 'ok';
    return this.bearsWith() ? 'refused' : 'enough';
  }

  /** Takes so much work from the guest and from the address, or from neither. */
  spend(cost: number): boolean {
    return this.guest.work.has(cost) && this.address.work.take(cost) && this.guest.work.take(cost);
  }

  speak(): boolean {
    return this.guest.talk.take();
  }

  /** False once too much has been refused. */
  bearsWith(): boolean {
    return this.guest.patience.take();
  }

  /** The more somebody has left, the sooner it is their turn. */
  get share(): number {
    return Math.min(this.guest.work.share, this.address.work.share);
  }
}
