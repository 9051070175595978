/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The text of an iCalendar file.
 */
export type CalendarFile = string;
