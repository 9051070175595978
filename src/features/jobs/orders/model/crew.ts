import type { Need } from '#domain/orders/typedLine/parseNeed';
import type { CrewMember, CrewRequirement } from '#generated/model';
import { PositionCode } from '#generated/model/codes';

/** Number of people a crew needs in this position. */
export function countNeeded(crew: readonly CrewRequirement[], position: PositionCode): number {
  return crew.find((each) => each.position === position)?.count ?? 0;
}

/** Display order of positions: the crew lead first. */
export const crewOrder: readonly PositionCode[] = [
  PositionCode.foremanDriver,
  PositionCode.foreman,
  PositionCode.driver,
  PositionCode.helper,
];

/** The crew with a new count for one position. */
export function withPositionCount(
  crew: readonly CrewRequirement[],
  position: PositionCode,
  count: number,
): CrewRequirement[] {
  return crewOrder.flatMap((each) => {
    const need = each === position ? count : countNeeded(crew, each);
    return need > 0 ? [{ position: each, count: need }] : [];
  });
}

/** Checks whether anyone on the crew may drive. */
export function hasDriver(crew: readonly CrewRequirement[]): boolean {
  return countNeeded(crew, PositionCode.driver) + countNeeded(crew, PositionCode.foremanDriver) > 0;
}

/** Someone whose invitation can be changed. */
export type InvitedMember = CrewMember & { invitation_id: number };

export function hasInvitation(member: CrewMember): member is InvitedMember {
  return member.invitation_id !== null;
}

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
