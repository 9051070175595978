/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * Too many requests.
 */
export type TooManyRequestsResponse = ErrorAnswer;
