/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { PlanPreview } from './planPreview';
import type { Succeeded } from './succeeded';

export type PlanPreviewResponse = {
  data: PlanPreview;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
