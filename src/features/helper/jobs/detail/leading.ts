import { PositionCode } from '#generated/model/codes';

/** Checks whether a position leads the crew. */
export function isLeading(position: PositionCode): boolean {
  return position === PositionCode.foreman || position === PositionCode.foremanDriver;
}
