/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CompanySetup } from './companySetup';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CompanySetupResponse = {
  data: CompanySetup;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
