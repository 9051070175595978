/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language';

/**
 * Preferences. Only the rating excludes people; the others lower the fit.
 */
export interface OfferRequirements {
  /**
     * @maxItems 24
     * @items.minimum 1
     */
  tool_ids: number[];
  /**
     * @maxItems 9
     * @items.minimum 1
     */
  vehicle_type_ids: number[];
  /** @maxItems 3 */
  languages: Language[];
  /**
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  min_rating: number | null;
}
