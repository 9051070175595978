import { PositionCode } from '../../../generated/model/codes';

/** All positions in the order in which they are offered. */
export const positionCodes = [
  PositionCode.driver,
  PositionCode.foreman,
  PositionCode.foremanDriver,
  PositionCode.helper,
] as const satisfies readonly PositionCode[];

/** A foreman/driver is driver and foreman: beside it neither is said again (docs/product.md, "Team"). */
export function withoutCovered(positions: readonly PositionCode[]): PositionCode[] {
  return positions.includes(PositionCode.foremanDriver)
    ? positions.filter((code) => code !== PositionCode.driver && code !== PositionCode.foreman)
    : [...positions];
}

/** Positions that can be ticked beside the ones that are. */
export function offeredBeside(positions: readonly PositionCode[]): PositionCode[] {
  return positions.includes(PositionCode.foremanDriver)
    ? [PositionCode.foremanDriver, PositionCode.helper]
    : [...positionCodes];
}

/** Whoever drives needs a licence. */
export function drives(positions: readonly PositionCode[]): boolean {
  return positions.includes(PositionCode.driver) || positions.includes(PositionCode.foremanDriver);
}
