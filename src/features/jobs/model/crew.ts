import type { CrewRequirement } from '../../../generated/model';
import { PositionCode } from '../../../generated/model/codes';

/** How many a crew needs on that position. */
export function needOf(crew: readonly CrewRequirement[], position: PositionCode): number {
  return crew.find((each) => each.position === position)?.count ?? 0;
}

/** The order in which a crew is named: who leads comes first. */
export const crewOrder: readonly PositionCode[] = [
  PositionCode.foremanDriver,
  PositionCode.foreman,
  PositionCode.driver,
  PositionCode.helper,
];

/** The crew with another count on one position. */
export function withNeed(crew: readonly CrewRequirement[], position: PositionCode, count: number): CrewRequirement[] {
  return crewOrder.flatMap((each) => {
    const need = each === position ? count : needOf(crew, each);
    return need > 0 ? [{ position: each, count: need }] : [];
  });
}

/** Whether somebody on the crew may drive. */
export function hasDriver(crew: readonly CrewRequirement[]): boolean {
  return needOf(crew, PositionCode.driver) + needOf(crew, PositionCode.foremanDriver) > 0;
}
