/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PlanLimits } from './planLimits';
import type { Usage } from './usage';

/**
 * What the plan includes and how much of it is used.
 */
export interface PlanUsage {
  limits: PlanLimits;
  usage: Usage;
  /** Whether nothing can be added. */
  read_only: boolean;
}
