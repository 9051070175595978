/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The file is of a kind the call does not take.
 */
export type FileTypeRefusedResponse = ErrorAnswer;
