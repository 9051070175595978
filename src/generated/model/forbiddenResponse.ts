/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The role or the branches of the caller do not allow this.
 */
export type ForbiddenResponse = ErrorAnswer;
