/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The provider is down for a moment.
 */
export type UnavailableResponse = ErrorAnswer;
