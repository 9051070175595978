import { rateRanges } from '#domain/money/marketRates';
import { PositionCode } from '#generated/model/codes';

/** Typical hourly pay in cents, from and to (docs/product.md, "Sign-up and passwords"). */
export type MarketRange = { position: PositionCode; from: number; to: number };

/** The typical hourly rates of positions; a helper's while none is chosen. */
export function getMarketRanges(positions: readonly PositionCode[]): MarketRange[] {
  const shownPositions: readonly PositionCode[] = positions.length > 0 ? positions : [PositionCode.helper];
  return shownPositions.map((position) => ({ position, from: rateRanges[position][0], to: rateRanges[position][1] }));
}
