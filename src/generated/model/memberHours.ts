/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { MemberDay } from './memberDay';
import type { WeekOfWork } from './weekOfWork';

export interface MemberHours {
  /** @minimum 1 */
  employee_id: number;
  /**
     * Their own limit; 60 if they set none.
     * @minimum 1
     * @maximum 60
     */
  max_hours_per_week: number;
  /** Hours accepted or worked for anyone in each week of these days. */
  weeks: WeekOfWork[];
  days: MemberDay[];
}
