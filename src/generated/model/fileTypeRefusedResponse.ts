/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The file is of a type the call does not accept.
 */
export type FileTypeRefusedResponse = ErrorAnswer;
