/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { TemporaryToken } from './temporaryToken';

export interface OtpVerified {
  temporary_token: TemporaryToken;
  /**
     * Seconds.
     * @minimum 0
     * @nullable
     */
  expires_in: number | null;
}
