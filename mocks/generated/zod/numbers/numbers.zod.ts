/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * For the owner, of all branches and of each. Counts the jobs that have started and were not canceled, in the month of their first day.
 * @summary Numbers of the last twelve months
 */
export const getCompanyNumbersResponseDataCompanyJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemMonthMax = 7;


export const getCompanyNumbersResponseDataCompanyMonthsItemMonthRegExp = new RegExp('^[0-9]{4}-[0-9]{2}$');
export const getCompanyNumbersResponseDataCompanyMonthsItemJobsDoneValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemJobsDonePartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemJobsDoneWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemJobsDoneJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimeValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimePartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimeWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimeJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillPartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemDeclinesValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemDeclinesPartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemDeclinesWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemDeclinesJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsPartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemHoursValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemHoursPartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemHoursWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemHoursJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLaborValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLaborPartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLaborWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemLaborJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedPartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedJobsMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemRatingsValueMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemRatingsPartMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemRatingsWholeMin = 0;

export const getCompanyNumbersResponseDataCompanyMonthsItemRatingsJobsMin = 0;




export const getCompanyNumbersResponseDataCompanyTopHelpersItemHoursMin = 0;

export const getCompanyNumbersResponseDataCompanyTopHelpersItemRatingMax = 5;

export const getCompanyNumbersResponseDataCompanyTopHelpersItemRatingsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemMonthMax = 7;


export const getCompanyNumbersResponseDataBranchesItemMonthsItemMonthRegExp = new RegExp('^[0-9]{4}-[0-9]{2}$');
export const getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDoneValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDonePartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDoneWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDoneJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimeValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimePartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimeWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimeJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillPartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesPartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsPartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemHoursValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemHoursPartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemHoursWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemHoursJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLaborValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLaborPartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLaborWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemLaborJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedPartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedJobsMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsValueMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsPartMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsWholeMin = 0;

export const getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsJobsMin = 0;




export const getCompanyNumbersResponseDataBranchesItemTopHelpersItemHoursMin = 0;

export const getCompanyNumbersResponseDataBranchesItemTopHelpersItemRatingMax = 5;

export const getCompanyNumbersResponseDataBranchesItemTopHelpersItemRatingsMin = 0;



export const GetCompanyNumbersResponse = zod.strictObject({
  "data": zod.strictObject({
  "company": zod.strictObject({
  "branch_id": zod.int().nullable().describe('Null for all branches together.'),
  "branch_name": zod.string().describe('The name of the company for all branches together.'),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyJobsMin).describe('Jobs of the twelve months.'),
  "months": zod.array(zod.strictObject({
  "month": zod.string().max(getCompanyNumbersResponseDataCompanyMonthsItemMonthMax).regex(getCompanyNumbersResponseDataCompanyMonthsItemMonthRegExp),
  "jobs_done": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemJobsDoneValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemJobsDonePartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemJobsDoneWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemJobsDoneJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "filled_in_time": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimeValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimePartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimeWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemFilledInTimeJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "time_to_fill": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemTimeToFillJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "declines": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemDeclinesValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemDeclinesPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemDeclinesWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemDeclinesJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "late_withdrawals": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemLateWithdrawalsJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "hours": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemHoursValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemHoursPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemHoursWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemHoursJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "labor": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemLaborValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemLaborPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemLaborWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemLaborJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "outsourced": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemOutsourcedJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "ratings": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemRatingsValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemRatingsPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataCompanyMonthsItemRatingsWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataCompanyMonthsItemRatingsJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.')
}).describe('The numbers of one month.')).describe('All twelve months in order, this month last.'),
  "declines": zod.array(zod.strictObject({
  "reason": zod.string().describe('As in the lists of reasons; `other` also without one.'),
  "count": zod.int().min(1)
}).describe('People who declined for one reason in the twelve months.')).describe('Most frequent reason first.'),
  "top_helpers": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "jobs": zod.int().min(1),
  "hours": zod.number().min(getCompanyNumbersResponseDataCompanyTopHelpersItemHoursMin).describe('Paid hours.'),
  "rating": zod.number().min(1).max(getCompanyNumbersResponseDataCompanyTopHelpersItemRatingMax).nullable().describe('Of these jobs; null below three ratings.'),
  "ratings": zod.int().min(getCompanyNumbersResponseDataCompanyTopHelpersItemRatingsMin)
}).describe('One of the people who worked on the most jobs of the twelve months.')).describe('Up to five people, most jobs first.')
}).describe('Numbers of one branch, or of all branches together.'),
  "branches": zod.array(zod.strictObject({
  "branch_id": zod.int().nullable().describe('Null for all branches together.'),
  "branch_name": zod.string().describe('The name of the company for all branches together.'),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemJobsMin).describe('Jobs of the twelve months.'),
  "months": zod.array(zod.strictObject({
  "month": zod.string().max(getCompanyNumbersResponseDataBranchesItemMonthsItemMonthMax).regex(getCompanyNumbersResponseDataBranchesItemMonthsItemMonthRegExp),
  "jobs_done": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDoneValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDonePartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDoneWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemJobsDoneJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "filled_in_time": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimeValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimePartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimeWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemFilledInTimeJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "time_to_fill": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemTimeToFillJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "declines": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemDeclinesJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "late_withdrawals": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLateWithdrawalsJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "hours": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemHoursValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemHoursPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemHoursWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemHoursJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "labor": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLaborValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLaborPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLaborWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemLaborJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "outsourced": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemOutsourcedJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.'),
  "ratings": zod.strictObject({
  "value": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsWholeMin),
  "jobs": zod.int().min(getCompanyNumbersResponseDataBranchesItemMonthsItemRatingsJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.')
}).describe('The numbers of one month.')).describe('All twelve months in order, this month last.'),
  "declines": zod.array(zod.strictObject({
  "reason": zod.string().describe('As in the lists of reasons; `other` also without one.'),
  "count": zod.int().min(1)
}).describe('People who declined for one reason in the twelve months.')).describe('Most frequent reason first.'),
  "top_helpers": zod.array(zod.strictObject({
  "user_id": zod.int().min(1),
  "first_name": zod.string(),
  "last_name": zod.string(),
  "avatar_url": zod.string().nullable(),
  "jobs": zod.int().min(1),
  "hours": zod.number().min(getCompanyNumbersResponseDataBranchesItemTopHelpersItemHoursMin).describe('Paid hours.'),
  "rating": zod.number().min(1).max(getCompanyNumbersResponseDataBranchesItemTopHelpersItemRatingMax).nullable().describe('Of these jobs; null below three ratings.'),
  "ratings": zod.int().min(getCompanyNumbersResponseDataBranchesItemTopHelpersItemRatingsMin)
}).describe('One of the people who worked on the most jobs of the twelve months.')).describe('Up to five people, most jobs first.')
}).describe('Numbers of one branch, or of all branches together.')).describe('The open branches by name.')
}).describe('Numbers of all branches of a company.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

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


export const getNumbersJobsResponseDataDataItemValueMin = 0;

export const getNumbersJobsResponseDataDataItemPartMin = 0;

export const getNumbersJobsResponseDataDataItemWholeMin = 0;

export const getNumbersJobsResponseDataCurrentPageDefault = null;

export const getNumbersJobsResponseDataLastPageDefault = null;

export const getNumbersJobsResponseDataPerPageDefault = null;

export const getNumbersJobsResponseDataTotalDefault = null;
export const getNumbersJobsResponseDataTotalMin = 0;

export const getNumbersJobsResponseDataFromDefault = null;
export const getNumbersJobsResponseDataToDefault = null;
export const getNumbersJobsResponseDataNumberValueMin = 0;

export const getNumbersJobsResponseDataNumberPartMin = 0;

export const getNumbersJobsResponseDataNumberWholeMin = 0;

export const getNumbersJobsResponseDataNumberJobsMin = 0;



export const GetNumbersJobsResponse = zod.strictObject({
  "data": zod.strictObject({
  "data": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "branch_name": zod.string(),
  "date": zod.iso.date().describe('First day.'),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "value": zod.number().min(getNumbersJobsResponseDataDataItemValueMin).nullable(),
  "part": zod.number().min(getNumbersJobsResponseDataDataItemPartMin),
  "whole": zod.number().min(getNumbersJobsResponseDataDataItemWholeMin)
}).describe('A job and its part of a number.')),
  "current_page": zod.int().min(1).nullable().default(getNumbersJobsResponseDataCurrentPageDefault),
  "last_page": zod.int().min(1).nullable().default(getNumbersJobsResponseDataLastPageDefault).describe('1 also when there are no rows.'),
  "per_page": zod.int().min(1).nullable().default(getNumbersJobsResponseDataPerPageDefault),
  "total": zod.int().min(getNumbersJobsResponseDataTotalMin).nullable().default(getNumbersJobsResponseDataTotalDefault),
  "from": zod.int().nullable().default(getNumbersJobsResponseDataFromDefault).describe('Number of the first row; null on an empty page.'),
  "to": zod.int().nullable().default(getNumbersJobsResponseDataToDefault).describe('Number of the last row; null on an empty page.'),
  "number": zod.strictObject({
  "value": zod.number().min(getNumbersJobsResponseDataNumberValueMin).nullable().describe('A count, percent, minutes or stars; null if unknown.'),
  "part": zod.number().min(getNumbersJobsResponseDataNumberPartMin).describe('Jobs, slots, people, hours, cents or stars.'),
  "whole": zod.number().min(getNumbersJobsResponseDataNumberWholeMin),
  "jobs": zod.int().min(getNumbersJobsResponseDataNumberJobsMin).describe('Length of the list of its jobs.')
}).describe('A number and what it is made of. Counts are the sum of their parts, shares are part of whole in percent, ratings are part divided by whole, and the time to fill is the median of the jobs.')
}).describe('A page of the jobs that a number counts, with the number.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

