/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferedPay } from './offeredPay';
import type { PositionCode } from './positionCode';

/**
 * A position the helper may apply for and what it pays.
 */
export interface HelperOfferPay {
  position: PositionCode;
  /** Below their own position. */
  as_helper: boolean;
  /**
     * Places that are not filled.
     * @minimum 0
     */
  open: number;
  /** @minimum 1 */
  count: number;
  pay: OfferedPay;
}
