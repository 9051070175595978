/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * Unknown, or of another company.
 */
export type NotFoundResponse = ErrorAnswer;
