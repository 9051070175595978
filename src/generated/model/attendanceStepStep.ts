/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type AttendanceStepStep = 'on_my_way' | 'checked_in' | 'checked_out';