/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorAnswer } from './errorAnswer';

/**
 * The plan of the company does not allow more.
 */
export type PlanLimitResponse = ErrorAnswer;
