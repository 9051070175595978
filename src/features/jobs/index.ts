/** The header of the job lists, for the tab of outsourcing. */
export { JobsOfBranch } from './list/JobsOfBranch';
