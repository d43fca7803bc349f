/**
 * Deal talk: both main players may propose at any time while they negotiate; a new proposal replaces the one before.
 * Who agrees to the other's proposal seals it: the server then gives the engine both players' answers.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Decision, OfferAnswer, OfferDecision, Seat, Terms } from '@cosmarium/engine';
import type { Proposal } from '@cosmarium/protocol';
import type { ChatRow, SeatRow } from '../storage/schema.ts';

export const openOffer = (pending: readonly Decision[]): OfferDecision | undefined =>
  pending.find((one): one is OfferDecision => one.kind === 'offer');

/** May this seat talk about the deal that is open? */
export const negotiates = (offer: OfferDecision | undefined, seat: Seat): offer is OfferDecision =>
  offer !== undefined && (offer.seat === seat || offer.partner === seat);

/** The last proposal of each seat that was made in this deal by whoever has the seat now. */
export function proposalsIn(
  said: readonly ChatRow[],
  since: number,
  seats: readonly Pick<SeatRow, 'seat' | 'guest'>[],
): Proposal[] {
  const last = new Map<Seat, Proposal>();
  const sits = (guest: string, seat: Seat) => seats.some((one) => one.seat === seat && one.guest === guest);
  for (const { kind, guest, seat, at, text } of said)
    if (kind === 'proposal' && at >= since && sits(guest, seat))
      last.set(seat, { number: at, seat, ...(JSON.parse(text) as Terms) });
  return [...last.values()];
}

/** The engine's answers that seal a proposal the other player agrees to, in order. */
export function sealing(offer: OfferDecision, proposal: Proposal): OfferAnswer[] {
  const turned: Terms =
    offer.seat === proposal.seat
      ? { give: proposal.give, get: proposal.get }
      : { give: proposal.get, get: proposal.give };
  if (offer.seat !== proposal.seat && isDeepStrictEqual(offer.standing, turned)) return [{ do: 'accept' }];
  return [{ do: 'propose', ...turned }, { do: 'accept' }];
}
