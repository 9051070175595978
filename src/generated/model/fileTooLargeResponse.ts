/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The file, or all of the form, is larger than the call accepts.
 */
export type FileTooLargeResponse = ErrorAnswer;
