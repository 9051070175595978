/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperAreaChoice } from './helperAreaChoice';

export interface HelperAreasRequest {
  /**
     * The first one is where the helper starts from.
     * @minItems 1
     * @maxItems 15
     */
  serving_areas: HelperAreaChoice[];
}
