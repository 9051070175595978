/** The header of the job lists, for the tab of outsourcing. It needs the texts of `jobsCatalog` and `ordersCatalog`. */
export { JobsOfBranch } from './list/JobsOfBranch';
