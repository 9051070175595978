/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CompanyNumbers } from './companyNumbers';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CompanyNumbersResponse = {
  data: CompanyNumbers;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
