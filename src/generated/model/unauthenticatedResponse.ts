/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * No token, or one that is expired or revoked.
 */
export type UnauthenticatedResponse = ErrorAnswer;
