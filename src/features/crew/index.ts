import { withTexts } from '#platform/language/withTexts';
import { ordersCatalog } from '../orders/catalog';
import { crewCatalog } from './catalog';

/** Invites the same people to several jobs. Loads on first render. */
export const loadInviteToJobs = withTexts(() => import('./invite/InviteToJobs'), crewCatalog, ordersCatalog);

/** Invites a team member to a job. Loads on first render. */
export const loadInviteToJob = withTexts(() => import('./invite/InviteToJob'), crewCatalog, ordersCatalog);
