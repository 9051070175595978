/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The state of the thing does not allow this.
 */
export type ConflictResponse = ErrorAnswer;
