/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';

/**
 * Other hours on one day, or a day off.
 */
export interface AvailabilityException {
  date: string;
  off: boolean;
  /**
     * Empty on a day off.
     * @maxItems 3
     */
  windows: ArrivalWindow[];
  /** Only for the helper. */
  note: string;
}
