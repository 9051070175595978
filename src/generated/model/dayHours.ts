/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';

/**
 * The hours of the caller on one day, exceptions included.
 */
export interface DayHours {
  date: string;
  windows: ArrivalWindow[];
  /** No hours on that day. False as long as no hours are set at all. */
  off: boolean;
  is_exception: boolean;
  note: string;
}
