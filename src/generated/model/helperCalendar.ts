/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { DayHours } from './dayHours';
import type { HelperCalendarItem } from './helperCalendarItem';

/**
 * The caller's jobs and invitations on some days.
 */
export interface HelperCalendar {
  /** By their start. */
  items: HelperCalendarItem[];
  /** The caller's hours on each day of the span. */
  availability: DayHours[];
}
