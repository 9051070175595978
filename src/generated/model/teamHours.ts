/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { MemberHours } from './memberHours';

/**
 * The hours of the members of a branch on some days.
 */
export interface TeamHours {
  date_from: string;
  date_to: string;
  members: MemberHours[];
}
