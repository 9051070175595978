/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { TodayJobState } from './todayJobState';

/**
 * A job of today, with its first stop.
 */
export interface TodayJob {
  /** @minimum 1 */
  order_id: number;
  number: string;
  branch_name: string;
  customer_name: string;
  customer_last_name: string;
  /** @nullable */
  city_from: string | null;
  /** @nullable */
  city_to: string | null;
  arrival_window: ArrivalWindow;
  /**
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  lng: number;
  state: TodayJobState;
  /** @minimum 0 */
  required: number;
  /** @minimum 0 */
  accepted: number;
  /**
     * People on the way.
     * @minimum 0
     */
  on_my_way: number;
  /**
     * People who are late.
     * @minimum 0
     */
  late: number;
}
