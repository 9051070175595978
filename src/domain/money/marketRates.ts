import { PositionCode } from '#generated/model/codes';

/** Usual rates by position, in cents per hour. */
export const typicalRates: Record<PositionCode, number> = {
  [PositionCode.driver]: 2800,
  [PositionCode.foreman]: 3000,
  [PositionCode.helper]: 2400,
  [PositionCode.foremanDriver]: 3200,
};

/** Range of market rates in cents per hour (docs/product.md, "Sign-up and passwords"). */
export const rateRanges: Record<PositionCode, readonly [from: number, to: number]> = {
  [PositionCode.driver]: [2400, 3200],
  [PositionCode.foreman]: [2600, 3500],
  [PositionCode.helper]: [2000, 2700],
  [PositionCode.foremanDriver]: [2900, 3900],
};

/** Typical hourly pay in cents, from and to. */
type MarketRange = { position: PositionCode; from: number; to: number };

/** The typical hourly rates of positions; a helper's while none is chosen. */
export function getMarketRanges(positions: readonly PositionCode[]): MarketRange[] {
  const shownPositions: readonly PositionCode[] = positions.length > 0 ? positions : [PositionCode.helper];
  return shownPositions.map((position) => ({ position, from: rateRanges[position][0], to: rateRanges[position][1] }));
}
