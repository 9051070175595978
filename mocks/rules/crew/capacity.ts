import type { CapacityLine } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { fillsSlotAs, type Requirement } from './formation';

/** Facts about one day of a branch. */
export type DayFacts = {
  /** Slots of the open jobs of the day. */
  needs: readonly Requirement[];
  /** Positions of people who accepted one of these slots. */
  booked: readonly PositionCode[];
  /** People with an accepted job on that day, anywhere. */
  busy: ReadonlySet<number>;
};

/** An active member and what they can work as. */
export type ActiveMember = { userId: number; positions: readonly PositionCode[] };

/** Needed and booked people in each position on one day. */
export function countSlots({ needs, booked }: Pick<DayFacts, 'needs' | 'booked'>) {
  return Object.values(PositionCode).map((position) => ({
    position,
    needed: needs.reduce((sum, need) => (need.position === position ? sum + need.count : sum), 0),
    booked: booked.filter((each) => each === position).length,
  }));
}

/** Needed, booked and free people in each position on one day (docs/product.md, "Calendar"). */
export function countCapacity(facts: DayFacts, members: readonly ActiveMember[]): CapacityLine[] {
  const idle = members.filter(({ userId }) => !facts.busy.has(userId));
  return countSlots(facts).map((line) => ({
    ...line,
    free: idle.filter(({ positions }) => fillsSlotAs(positions, line.position) !== 'no').length,
  }));
}
