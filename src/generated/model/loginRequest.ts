/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

export interface LoginRequest {
  email: Email;
  /**
     * @minLength 1
     * @maxLength 255
     */
  password: string;
}
