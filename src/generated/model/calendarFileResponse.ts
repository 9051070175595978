/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CalendarFile } from './calendarFile';

/**
 * An iCalendar file (RFC 5545).
 */
export type CalendarFileResponse = CalendarFile;
