import type { PositionCode } from '../../../generated/model';

/** Cents an hour a position is usually offered. */
export const usualRates: Record<PositionCode, number> = { 1: 2800, 2: 3000, 3: 2400, 4: 3200 };

/** Cents an hour the market pays, from and to (docs/product.md, "Sign-up and passwords"). */
export const rateRanges: Record<PositionCode, readonly [from: number, to: number]> = {
  1: [2400, 3200],
  2: [2600, 3500],
  3: [2000, 2700],
  4: [2900, 3900],
};
