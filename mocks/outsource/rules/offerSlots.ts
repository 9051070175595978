import { listOpenSlots } from '#domain/orders/openSlots';
import type { PositionCode, PositionNeed } from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow, OrderRow } from '../../provider/store/schema';
import { type Asked, getSlotLines } from '../../crew/rules/formation';

type Offer = Pick<OfferRow, 'position_needs'>;
type Accepted = Pick<OfferApplicationRow, 'position' | 'status'>;

/** A position of an offer: how many it asks for, how many it got, and how many may still be accepted. */
export type NeedLine = PositionNeed & { accepted: number; open: number };

/**
 * The positions of an offer. A slot is open if the offer did not get enough people and the job still has one, because
 * the office may fill slots in other ways too (docs/product.md, "Outsourcing").
 */
export function getNeedLines(
  { position_needs }: Offer,
  applications: readonly Accepted[],
  order: Pick<OrderRow, 'crew_requirements'>,
  crew: readonly Asked[],
): NeedLine[] {
  const slots = getSlotLines(order.crew_requirements, crew);
  return position_needs.map((need) => {
    const accepted = applications.filter(
      ({ position, status }) => position === need.position && status === InvitationStatus.accepted,
    ).length;
    const slot = slots.find(({ position }) => position === need.position);
    const free = slot ? slot.required - slot.accepted : 0;
    return { ...need, accepted, open: Math.max(0, Math.min(need.count - accepted, free)) };
  });
}

/** Slots that can still be filled. */
export function countOfferSlots(lines: readonly NeedLine[]): number {
  return lines.reduce((sum, { open }) => sum + open, 0);
}

/** The needs of an order that no one has accepted or can still accept, at its rates. */
export function listOpenNeeds(
  { crew_requirements, offered_rates }: Pick<OrderRow, 'crew_requirements' | 'offered_rates'>,
  crew: readonly Asked[],
): PositionNeed[] {
  return listOpenSlots(crew_requirements, crew).map(({ position, count }) => ({
    position,
    count,
    hourly_rate: getRate(offered_rates, position),
  }));
}

/** Lists the needs that are still open when an offer is published again. */
export function listRepeatedNeeds(needs: readonly PositionNeed[], open: readonly PositionNeed[]): PositionNeed[] {
  return needs.flatMap((need) => {
    const left = open.find(({ position }) => position === need.position)?.count ?? 0;
    const count = Math.min(need.count, left);
    return count > 0 ? [{ ...need, count }] : [];
  });
}

/** Cents offered where an order names no rate. */
const usualRate = 2400;

function getRate(rates: OrderRow['offered_rates'], position: PositionCode): number {
  return rates[position] ?? usualRate;
}

/** Decides how an offer ends when its order or its crew changes; null if it stays open. */
export function decideEnd(
  order: Pick<OrderRow, 'closed_state'> | undefined,
  lines: readonly NeedLine[],
): Exclude<OfferStatus, 1> | null {
  if (order === undefined || order.closed_state === 'cancelled') return OfferStatus.cancelled;
  if (order.closed_state === 'completed') return OfferStatus.expired;
  return countOfferSlots(lines) === 0 ? OfferStatus.filled : null;
}
