/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

export interface ChangeEmailRequest {
  email: Email;
  /**
     * @minLength 1
     * @maxLength 255
     */
  current_password: string;
}
