/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewPlanJob } from './crewPlanJob';

export interface CrewPlan {
  date: string;
  /** Jobs of the day that people can be invited to, by their start. */
  jobs: CrewPlanJob[];
}
