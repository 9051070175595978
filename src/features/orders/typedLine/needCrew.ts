import type { Need } from '#domain/orders/typedLine/parseNeed';
import type { CrewRequirement } from '#generated/model';
import { crewOrder } from '../model/crew';

/** The positions of a line in the order of a crew. */
export function listNeededCrew({ positions }: Need): CrewRequirement[] {
  return crewOrder.flatMap((position) => {
    const count = positions.find((each) => each.position === position)?.count ?? 0;
    return count > 0 ? [{ position, count }] : [];
  });
}

/** Cents an hour for a position. A rate without a position applies to all positions. */
export function findNeededRate({ positions, rate }: Need, position: number): number | null {
  return positions.find((each) => each.position === position)?.rate ?? rate;
}
