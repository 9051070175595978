/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExplainedFit } from './explainedFit';
import type { OfferPerson } from './offerPerson';
import type { PositionCode } from './positionCode';

/**
 * A person who fits a need.
 */
export interface Match {
  person: OfferPerson;
  /** Position they would work in. */
  position: PositionCode;
  /** Works below their own position. */
  as_helper: boolean;
  fit: ExplainedFit;
}
