/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EarningsWeek } from './earningsWeek';
import type { HelperInvitation } from './helperInvitation';
import type { HelperProfile } from './helperProfile';
import type { OwnRating } from './ownRating';
import type { Timestamp } from './timestamp';

/**
 * Everything the provider keeps about a helper's profile and work - for the helper to keep.
 */
export interface OwnData {
  created_at: Timestamp;
  profile: HelperProfile;
  rating: OwnRating;
  /** All invitations, newest first. */
  jobs: HelperInvitation[];
  earnings: EarningsWeek[];
}
