/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Each number is the total of the list it leads to.
 * @summary Today and the next two weeks of a branch
 */



export const GetOverviewParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const GetOverviewQueryParams = zod.object({
  "scope": zod.enum(['branch', 'company']).optional().describe('`company` sums all branches, for the owner only. The branch in the path decides the days.')
})

export const getOverviewResponseDataCrewedJobsCrewedMin = 0;

export const getOverviewResponseDataCrewedJobsJobsMin = 0;

export const getOverviewResponseDataCrewedJobsDaysItemMin = 0;

export const getOverviewResponseDataOpenSlotsSlotsMin = 0;

export const getOverviewResponseDataOpenSlotsDaysItemMin = 0;

export const getOverviewResponseDataPeopleOnMyWayMin = 0;

export const getOverviewResponseDataPeopleLateMin = 0;

export const getOverviewResponseDataPeopleLateDaysItemMin = 0;

export const getOverviewResponseDataLaborPercentMin = 0;

export const getOverviewResponseDataLaborLaborMin = 0;

export const getOverviewResponseDataLaborQuotesMin = 0;

export const getOverviewResponseDataLaborDaysItemMin = 0;

export const getOverviewResponseDataCoverageItemPositionsItemNeededMin = 0;

export const getOverviewResponseDataCoverageItemPositionsItemAcceptedMin = 0;

export const getOverviewResponseDataCoverageItemPositionsItemOpenMin = 0;


export const getOverviewResponseDataJobsItemArrivalWindowMax = 13;


export const getOverviewResponseDataJobsItemArrivalWindowRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9] - ([01][0-9]|2[0-3]):[0-5][0-9]$');
export const getOverviewResponseDataJobsItemLatMin = -90;
export const getOverviewResponseDataJobsItemLatMax = 90;

export const getOverviewResponseDataJobsItemLngMin = -180;
export const getOverviewResponseDataJobsItemLngMax = 180;

export const getOverviewResponseDataJobsItemRequiredMin = 0;

export const getOverviewResponseDataJobsItemAcceptedMin = 0;

export const getOverviewResponseDataJobsItemOnMyWayMin = 0;

export const getOverviewResponseDataJobsItemLateMin = 0;



export const GetOverviewResponse = zod.strictObject({
  "data": zod.strictObject({
  "today": zod.iso.date().describe('In the time zone of the branch.'),
  "crewed_jobs": zod.strictObject({
  "crewed": zod.int().min(getOverviewResponseDataCrewedJobsCrewedMin).describe('Open jobs of today with a complete crew.'),
  "jobs": zod.int().min(getOverviewResponseDataCrewedJobsJobsMin).describe('Open jobs of today.'),
  "days": zod.array(zod.int().min(getOverviewResponseDataCrewedJobsDaysItemMin)).describe('Open jobs with a complete crew on each of the 14 days from today.')
}),
  "open_slots": zod.strictObject({
  "slots": zod.int().min(getOverviewResponseDataOpenSlotsSlotsMin).describe('Slots of the next 7 days that no one has accepted or can still accept.'),
  "days": zod.array(zod.int().min(getOverviewResponseDataOpenSlotsDaysItemMin)).describe('Open slots on each of the 14 days from today.')
}),
  "people": zod.strictObject({
  "on_my_way": zod.int().min(getOverviewResponseDataPeopleOnMyWayMin).describe('On the way and not there yet.'),
  "late": zod.int().min(getOverviewResponseDataPeopleLateMin).describe('Not checked in at the end of the arrival window.'),
  "late_days": zod.array(zod.int().min(getOverviewResponseDataPeopleLateDaysItemMin)).describe('People who were late or did not come on each of the last 14 days, today the last.')
}).describe('People of the crews of today.'),
  "labor": zod.strictObject({
  "percent": zod.int().min(getOverviewResponseDataLaborPercentMin).nullable().describe('Null without quotes.'),
  "labor": zod.int().min(getOverviewResponseDataLaborLaborMin).describe('Cents.'),
  "quotes": zod.int().min(getOverviewResponseDataLaborQuotesMin).describe('Cents.'),
  "date_from": zod.iso.date().describe('First day of this week.'),
  "date_to": zod.iso.date(),
  "days": zod.array(zod.int().min(getOverviewResponseDataLaborDaysItemMin).nullable()).describe('Percent of each of the last 14 days, today the last; null without quotes.')
}).describe('Labor cost of the jobs with a quote, paid without tips or estimated. Jobs count on their first day.'),
  "coverage": zod.array(zod.strictObject({
  "date": zod.iso.date(),
  "positions": zod.array(zod.strictObject({
  "position": zod.enum({
  driver: 1,
  foreman: 2,
  helper: 3,
  foremanDriver: 4,
}).describe('1 driver, 2 foreman, 3 helper, 4 foreman/driver.'),
  "needed": zod.int().min(getOverviewResponseDataCoverageItemPositionsItemNeededMin).describe('Slots of the open jobs of the day.'),
  "accepted": zod.int().min(getOverviewResponseDataCoverageItemPositionsItemAcceptedMin).describe('People who accepted one of these slots.'),
  "open": zod.int().min(getOverviewResponseDataCoverageItemPositionsItemOpenMin).describe('Slots that no one has accepted or can still accept.')
})).describe('All four positions.')
})).describe('Today and the next 13 days.'),
  "jobs": zod.array(zod.strictObject({
  "order_id": zod.int().min(1),
  "number": zod.string(),
  "branch_name": zod.string(),
  "customer_name": zod.string(),
  "customer_last_name": zod.string(),
  "city_from": zod.string().nullable(),
  "city_to": zod.string().nullable(),
  "arrival_window": zod.string().max(getOverviewResponseDataJobsItemArrivalWindowMax).regex(getOverviewResponseDataJobsItemArrivalWindowRegExp).describe('From and to in the time zone of the branch, 24 hours.'),
  "lat": zod.number().min(getOverviewResponseDataJobsItemLatMin).max(getOverviewResponseDataJobsItemLatMax),
  "lng": zod.number().min(getOverviewResponseDataJobsItemLngMin).max(getOverviewResponseDataJobsItemLngMax),
  "state": zod.enum(['late', 'needs_crew', 'over', 'on_my_way', 'working', 'ready', 'done']).describe('State of a job on its day, the most urgent first. `over` is past its end and not completed yet.'),
  "required": zod.int().min(getOverviewResponseDataJobsItemRequiredMin),
  "accepted": zod.int().min(getOverviewResponseDataJobsItemAcceptedMin),
  "on_my_way": zod.int().min(getOverviewResponseDataJobsItemOnMyWayMin).describe('People on the way.'),
  "late": zod.int().min(getOverviewResponseDataJobsItemLateMin).describe('People who are late.')
}).describe('A job of today, with its first stop.')).describe('Jobs of today that are not canceled, most urgent first.')
}).describe('Today and the next two weeks of a branch, or of all branches of a company.'),
  "message": zod.string().describe('A sentence for the user, possibly empty.'),
  "errors": zod.null().describe('A successful answer carries no errors.'),
  "success": zod.literal(true).describe('True on every 2xx answer.')
})

