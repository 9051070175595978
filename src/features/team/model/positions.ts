import type { PositionCode } from '../../../generated/model';

/** All positions in the order in which they are offered. */
export const positionCodes = [1, 2, 4, 3] as const satisfies readonly PositionCode[];

/** A foreman/driver is driver and foreman: beside 4 neither is said again (docs/product.md, "Team"). */
export function withoutCovered(positions: readonly PositionCode[]): PositionCode[] {
  return positions.filter((code) => code > 2 || !positions.includes(4));
}

/** Positions that can be ticked beside the ones that are. */
export function offeredBeside(positions: readonly PositionCode[]): PositionCode[] {
  return positions.includes(4) ? [4, 3] : [...positionCodes];
}

/** Whoever drives needs a licence. */
export function drives(positions: readonly PositionCode[]): boolean {
  return positions.includes(1) || positions.includes(4);
}
