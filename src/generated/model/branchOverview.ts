/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CoverageDay } from './coverageDay';
import type { CrewedJobs } from './crewedJobs';
import type { LaborShare } from './laborShare';
import type { OpenSlots } from './openSlots';
import type { PeopleUnderway } from './peopleUnderway';
import type { TodayJob } from './todayJob';

/**
 * Today and the next two weeks of a branch, or of all branches of a company.
 */
export interface BranchOverview {
  /** In the time zone of the branch. */
  today: string;
  crewed_jobs: CrewedJobs;
  open_slots: OpenSlots;
  people: PeopleUnderway;
  labor: LaborShare;
  /** Today and the next 13 days. */
  coverage: CoverageDay[];
  /** Jobs of today that are not canceled, most urgent first. */
  jobs: TodayJob[];
}
