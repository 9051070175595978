/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Attachment } from './attachment';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type AttachmentResponse = {
  data: Attachment;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
