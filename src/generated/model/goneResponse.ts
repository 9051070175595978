/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The code or the token is no longer valid.
 */
export type GoneResponse = ErrorAnswer;
