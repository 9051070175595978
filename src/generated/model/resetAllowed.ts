/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { TemporaryToken } from './temporaryToken';

export interface ResetAllowed {
  temporary_token: TemporaryToken;
}
