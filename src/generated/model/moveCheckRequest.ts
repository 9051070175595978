/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';

/**
 * The new time of an order, as in the order itself.
 */
export interface MoveCheckRequest {
  /** In the time zone of the branch. */
  date: string;
  /**
     * Of a multi-day job.
     * @nullable
     */
  end_date?: string | null;
  arrival_window: ArrivalWindow;
  /**
     * Of each day of the job.
     * @minimum 1
     * @maximum 14
     */
  estimated_hours: number;
}
