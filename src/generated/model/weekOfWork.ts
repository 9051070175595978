/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface WeekOfWork {
  monday: string;
  /** @minimum 0 */
  hours: number;
}
