/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Hours from Monday to Sunday, accepted or worked, for any company.
 */
export interface MemberWeek {
  monday: string;
  /** @minimum 0 */
  hours: number;
}
