/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * For the owner, latest first. The number over the list is the one of the numbers with these filters.
 * @summary Jobs that a number counts
 */
export const getNumbersJobsQueryFilterMonthMax = 7;


export const getNumbersJobsQueryFilterMonthRegExp = new RegExp('^[0-9]{4}-[0-9]{2}$');

export const getNumbersJobsQueryFilterReasonMax = 40;


export const getNumbersJobsQueryPageDefault = 1;
export const getNumbersJobsQueryPageMax = 100000;

export const getNumbersJobsQueryPerPageDefault = 20;
export const getNumbersJobsQueryPerPageMax = 100;



export const GetNumbersJobsQueryParams = zod.object({
  "filter[number]": zod.enum(['jobs_done', 'filled_in_time', 'time_to_fill', 'declines', 'late_withdrawals', 'hours', 'labor', 'outsourced', 'ratings']).describe('The number.'),
  "filter[month]": zod.string().max(getNumbersJobsQueryFilterMonthMax).regex(getNumbersJobsQueryFilterMonthRegExp).optional().describe('One of the last twelve months; all of them if absent.'),
  "filter[branch_id]": zod.coerce.number().int().min(1).optional().describe('One branch; all if absent.'),
  "filter[reason]": zod.string().max(getNumbersJobsQueryFilterReasonMax).optional().describe('For `declines`, one reason.'),
  "filter[user_id]": zod.coerce.number().int().min(1).optional().describe('For `jobs_done`, the jobs that this person worked on.'),
  "page": zod.coerce.number().int().min(1).max(getNumbersJobsQueryPageMax).default(getNumbersJobsQueryPageDefault).describe('Page of the list, from 1.'),
  "per_page": zod.coerce.number().int().min(1).max(getNumbersJobsQueryPerPageMax).default(getNumbersJobsQueryPerPageDefault).describe('Rows on a page.')
})

