import { PositionCode } from '#generated/model/codes';

/** Typical hourly pay in cents, from and to (docs/product.md, "Sign-up and passwords"). */
export type MarketRange = { position: PositionCode; from: number; to: number };

const ranges: Record<PositionCode, readonly [from: number, to: number]> = {
  [PositionCode.driver]: [2400, 3200],
  [PositionCode.foreman]: [2600, 3500],
  [PositionCode.helper]: [2000, 2700],
  [PositionCode.foremanDriver]: [2900, 3900],
};

/** The typical hourly rates of positions; a helper's while none is chosen. */
export function getMarketRanges(positions: readonly PositionCode[]): MarketRange[] {
  const shownPositions: readonly PositionCode[] = positions.length > 0 ? positions : [PositionCode.helper];
  return shownPositions.map((position) => ({ position, from: ranges[position][0], to: ranges[position][1] }));
}
