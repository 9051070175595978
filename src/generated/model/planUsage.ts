/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PlanLimits } from './planLimits';
import type { Usage } from './usage';

/**
 * Limits of the plan and current usage.
 */
export interface PlanUsage {
  limits: PlanLimits;
  usage: Usage;
  /** True if nothing can be added. */
  read_only: boolean;
}
