/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { PlanUsage } from './planUsage';
import type { Succeeded } from './succeeded';

export type PlanUsageResponse = {
  data: PlanUsage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
