/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PositionCode } from './positionCode';

/**
 * A helper's earnings from one job that was completed, or canceled with show-up pay. Money is cents.
 */
export interface EarningsLine {
  /** @minimum 1 */
  invitation_id: number;
  /** @minimum 1 */
  order_id: number;
  number: string;
  company_name: string;
  branch_name: string;
  date: string;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  position: PositionCode;
  /** @minimum 0 */
  paid_hours: number;
  /** @minimum 0 */
  hourly_rate: number;
  /** Paid for the planned hours, however long it took. */
  is_flat: boolean;
  /**
     * Minimum paid hours.
     * @minimum 0
     */
  min_paid_hours: number;
  /**
     * Paid hours times rate.
     * @minimum 0
     */
  wage: number;
  /** @minimum 0 */
  travel_pay: number;
  /** @minimum 0 */
  bonus: number;
  /** @minimum 0 */
  tip: number;
  no_show: boolean;
  /** The job was canceled; the hours and the wage are show-up pay. */
  is_show_up_pay?: boolean;
  /** @minimum 0 */
  total: number;
}
