/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EmployeePage } from './employeePage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type EmployeePageResponse = {
  data: EmployeePage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
