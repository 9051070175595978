/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './newPassword';

export interface UpdatePasswordRequest {
  /**
     * @minLength 1
     * @maxLength 255
     */
  current_password: string;
  password: NewPassword;
  /**
     * Must equal the password.
     * @minLength 1
     * @maxLength 72
     */
  password_confirmation: string;
}
