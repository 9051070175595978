/** Invites the same people to several jobs. Loads on first render. */
export const loadInviteToJobs = () => import('./invite/InviteToJobs');
/** Invites a team member to a job. Loads on first render. */
export const loadInviteToJob = () => import('./invite/InviteToJob');
/** Invites a person to a job that is chosen already. Loads on first render. */
export const loadInviteCandidate = () => import('./invite/InviteCandidate');
export { type InviteCheck, useInviteChecks } from './invite/useInviteChecks';
