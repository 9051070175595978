/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { InvitableEmployees } from './invitableEmployees';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type InvitableEmployeesResponse = {
  data: InvitableEmployees;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
