/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { TemporaryToken } from './temporaryToken';

/**
 * Google or Apple confirmed a person without an account. No session yet: this token leads to the last step of the sign-up.
 */
export interface NewPerson {
  is_new: true;
  temporary_token: TemporaryToken;
  email: Email;
}
