/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewPlan } from './crewPlan';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CrewPlanResponse = {
  data: CrewPlan;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
