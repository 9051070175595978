/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewPlanJob } from './crewPlanJob';

export interface CrewPlan {
  date_from: string;
  date_to: string;
  /** Jobs of the days that people can be invited to, by their start. */
  jobs: CrewPlanJob[];
}
