/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The file is not a JPEG, PNG or WebP image.
 */
export type FileTypeRefusedResponse = ErrorAnswer;
