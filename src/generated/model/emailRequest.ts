/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';

export interface EmailRequest {
  email: Email;
}
