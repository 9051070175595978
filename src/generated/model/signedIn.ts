/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { User } from './user';

export interface SignedIn {
  /** @minLength 1 */
  access_token: string;
  user: User;
}
