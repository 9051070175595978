/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The current state does not allow this.
 */
export type ConflictResponse = ErrorAnswer;
