/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperCalendarItem } from './helperCalendarItem';

/**
 * The caller's jobs and invitations on some days.
 */
export interface HelperCalendar {
  /** By their start. */
  items: HelperCalendarItem[];
}
