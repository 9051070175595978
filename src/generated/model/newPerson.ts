/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { TemporaryToken } from './temporaryToken';

/**
 * Google or Apple vouch for someone without an account. No session yet: the sign-up goes on at its last step with this token.
 */
export interface NewPerson {
  is_new: true;
  temporary_token: TemporaryToken;
  email: Email;
}
