/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OfferApplication } from './offerApplication';
import type { RefusedApplication } from './refusedApplication';

/**
 * What was answered and what was refused.
 */
export interface AnsweredApplications {
  answered: OfferApplication[];
  refused: RefusedApplication[];
}
