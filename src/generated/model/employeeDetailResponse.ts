/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EmployeeDetail } from './employeeDetail';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type EmployeeDetailResponse = {
  data: EmployeeDetail;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
