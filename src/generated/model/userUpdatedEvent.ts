/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { User } from './user';

/**
 * The user's own data changed, perhaps in another tab.
 */
export interface UserUpdatedEvent {
  user: User;
}
