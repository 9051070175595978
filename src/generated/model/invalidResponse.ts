/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * A field is missing or wrong; `errors` names each field, nested ones with dots.
 */
export type InvalidResponse = ErrorAnswer;
