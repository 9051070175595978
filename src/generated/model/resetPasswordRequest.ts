/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './newPassword';
import type { TemporaryToken } from './temporaryToken';

export interface ResetPasswordRequest {
  temporary_token: TemporaryToken;
  password: NewPassword;
  /**
     * Must equal the password.
     * @minLength 1
     * @maxLength 72
     */
  password_confirmation: string;
}
