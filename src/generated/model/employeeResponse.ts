/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Employee } from './employee';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type EmployeeResponse = {
  data: Employee;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
