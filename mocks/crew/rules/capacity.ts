import type { CapacityLine } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { fillsSlotAs, type Requirement } from './formation';

/** Facts about one day of a branch. */
export type DayFacts = {
  /** Slots of the open jobs of the day. */
  needs: readonly Requirement[];
  /** Positions of people who accepted one of these slots. */
  booked: readonly PositionCode[];
  /** Slots that no one has accepted or can still accept. */
  open: readonly Requirement[];
  /** People with an accepted job on that day, anywhere. */
  busy: ReadonlySet<number>;
};

/** An active member and what they can work as. */
export type ActiveMember = { userId: number; positions: readonly PositionCode[] };

/** Needed and booked people and open slots in each position on one day. */
export function countSlots({ needs, booked, open }: Omit<DayFacts, 'busy'>) {
  return Object.values(PositionCode).map((position) => ({
    position,
    needed: sumSlots(needs, position),
    booked: booked.filter((each) => each === position).length,
    open: sumSlots(open, position),
  }));
}

function sumSlots(slots: readonly Requirement[], position: PositionCode): number {
  return slots.reduce((sum, slot) => (slot.position === position ? sum + slot.count : sum), 0);
}

/** Needed, booked, open and free in each position on one day (docs/product.md, "Calendar"). */
export function countCapacity(facts: DayFacts, members: readonly ActiveMember[]): CapacityLine[] {
  const idle = members.filter(({ userId }) => !facts.busy.has(userId));
  return countSlots(facts).map((line) => ({
    ...line,
    free: idle.filter(({ positions }) => fillsSlotAs(positions, line.position) !== 'no').length,
  }));
}
