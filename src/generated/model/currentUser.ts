/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { User } from './user';

export interface CurrentUser {
  user: User;
}
