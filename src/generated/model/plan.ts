/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { PlanAudience } from './planAudience';
import type { PlanLimits } from './planLimits';

export interface Plan {
  /** @minimum 1 */
  id: number;
  audience: PlanAudience;
  name: string;
  /** In the language of the caller, as the features. */
  description: string;
  /**
     * Cents of a month.
     * @minimum 0
     */
  price_monthly: number;
  /**
     * Cents of a year.
     * @minimum 0
     */
  price_yearly: number;
  limits: PlanLimits;
  features: string[];
}
