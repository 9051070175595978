/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferApplication } from './offerApplication';
import type { RefusedApplication } from './refusedApplication';

/**
 * Answered and refused applications.
 */
export interface AnsweredApplications {
  answered: OfferApplication[];
  refused: RefusedApplication[];
}
