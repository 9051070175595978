/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The body of the request is larger than 1 MB.
 */
export type BodyTooLargeResponse = ErrorAnswer;
