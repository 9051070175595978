import { PositionCode } from '#generated/model/codes';

/** All positions, in the order shown. */
export const positionCodes = [
  PositionCode.driver,
  PositionCode.foreman,
  PositionCode.foremanDriver,
  PositionCode.helper,
] as const satisfies readonly PositionCode[];

/** A foreman/driver already is a driver and a foreman, so both are removed (docs/product.md, "Team"). */
export function removeCovered(positions: readonly PositionCode[]): PositionCode[] {
  return positions.includes(PositionCode.foremanDriver)
    ? positions.filter((code) => code !== PositionCode.driver && code !== PositionCode.foreman)
    : [...positions];
}

/** Positions that can be checked along with the checked ones. */
export function listMemberPositions(positions: readonly PositionCode[]): PositionCode[] {
  return positions.includes(PositionCode.foremanDriver)
    ? [PositionCode.foremanDriver, PositionCode.helper]
    : [...positionCodes];
}

/** Drivers need a license. */
export function includesDriver(positions: readonly PositionCode[]): boolean {
  return positions.includes(PositionCode.driver) || positions.includes(PositionCode.foremanDriver);
}
