/** Invites the same people to several jobs. Loads on first render. */
export const loadInviteToJobs = () => import('./invite/InviteToJobs');

/** Invites a team member to a job. Loads on first render. */
export const loadInviteToJob = () => import('./invite/InviteToJob');
