/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperArea } from './helperArea';

export interface HelperAreas {
  serving_areas: HelperArea[];
  /**
     * Areas of the plan.
     * @minimum 0
     * @nullable
     */
  max: number | null;
}
