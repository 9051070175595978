/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { Weekday } from './weekday';

/**
 * The usual hours of one weekday. Without windows it is a day off.
 */
export interface AvailabilityDay {
  weekday: Weekday;
  /** @maxItems 3 */
  windows: ArrivalWindow[];
}
