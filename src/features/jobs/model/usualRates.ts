import { PositionCode } from '../../../generated/model/codes';

/** Cents an hour a position is usually offered. */
export const usualRates: Record<PositionCode, number> = {
  [PositionCode.driver]: 2800,
  [PositionCode.foreman]: 3000,
  [PositionCode.helper]: 2400,
  [PositionCode.foremanDriver]: 3200,
};

/** Cents an hour the market pays, from and to (docs/product.md, "Sign-up and passwords"). */
export const rateRanges: Record<PositionCode, readonly [from: number, to: number]> = {
  [PositionCode.driver]: [2400, 3200],
  [PositionCode.foreman]: [2600, 3500],
  [PositionCode.helper]: [2000, 2700],
  [PositionCode.foremanDriver]: [2900, 3900],
};
