/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AudienceSizes } from './audienceSizes';
import type { Match } from './match';
import type { MatchPreview } from './matchPreview';
import type { NotShown } from './notShown';
import type { PositionNeed } from './positionNeed';

/**
 * People who fit a need - up to 100 - and the number who do not.
 */
export interface OfferMatches {
  /** As matched. */
  position_needs: PositionNeed[];
  /**
     * By position - in the order of the needs. Within a position people free for the whole job first, then by score.
     * @maxItems 100
     */
  matches: Match[];
  /** @minimum 0 */
  total: number;
  not_shown: NotShown[];
  /** As asked - with $1 more per hour - with 10 miles more - with both. */
  previews: MatchPreview[];
  audiences: AudienceSizes;
}
