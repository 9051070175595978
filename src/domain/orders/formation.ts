import type { CrewRequirement, CrewSlot } from '#generated/model';
import { OrderStatus, PositionCode } from '#generated/model/codes';

type SlotCounts = Pick<CrewSlot, 'required' | 'accepted' | 'pending'>;

/** Number of people a crew needs. */
export function crewSize(crew: readonly Pick<CrewRequirement, 'count'>[]): number {
  return crew.reduce((sum, { count }) => sum + count, 0);
}

/** Checks whether as many people have accepted as the position needs. */
export function isFilled({ accepted, required }: Pick<SlotCounts, 'required' | 'accepted'>): boolean {
  return accepted >= required;
}

/** The status of an order from the counts of its crew (docs/product.md, "Crews"). */
export function getOrderStatus(slots: readonly SlotCounts[]): OrderStatus {
  if (slots.every(({ accepted, pending }) => accepted + pending === 0)) return OrderStatus.notFormed;
  if (slots.every(({ accepted }) => accepted === 0)) return OrderStatus.pending;
  return slots.every(isFilled) ? OrderStatus.formed : OrderStatus.partiallyFormed;
}

/**
 * Finds how a person with these positions can fill a slot: in their own position, or "as helper", which anyone with a position may; `no` when
 * they may not (docs/product.md, "Crews").
 */
export function slotFit(positions: readonly PositionCode[], slot: PositionCode): 'own' | 'helper' | 'no' {
  if (positions.includes(slot)) return 'own';
  if (slot === PositionCode.helper) return positions.length > 0 ? 'helper' : 'no';
  if (slot === PositionCode.foremanDriver)
    return positions.includes(PositionCode.driver) && positions.includes(PositionCode.foreman) ? 'own' : 'no';
  return positions.includes(PositionCode.foremanDriver) ? 'own' : 'no';
}
