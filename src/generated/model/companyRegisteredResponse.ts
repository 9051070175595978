/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CompanyRegistered } from './companyRegistered';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CompanyRegisteredResponse = {
  data: CompanyRegistered;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
