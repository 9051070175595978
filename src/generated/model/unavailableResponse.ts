/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The provider is temporarily unavailable.
 */
export type UnavailableResponse = ErrorAnswer;
