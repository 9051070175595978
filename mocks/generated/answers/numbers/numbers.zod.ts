/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CompanyNumbers,
  Message,
  NoErrors,
  NumbersJobPage,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * For the owner, of all branches and of each. Counts the jobs that have started and were not canceled, in the month of their first day.
 * @summary Numbers of the last twelve months
 */
export const GetCompanyNumbersResponse = zod.strictObject({
  "data": CompanyNumbers,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * For the owner, latest first. The number over the list is the one of the numbers with these filters.
 * @summary Jobs that a number counts
 */
export const GetNumbersJobsResponse = zod.strictObject({
  "data": NumbersJobPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

