import { withTexts } from '../../platform/language/withTexts';
import { jobsCatalog } from './catalog';
import { limitCatalog } from '../billing/limit/catalog';
import { orderFormCatalog } from './orderForm/catalog';
import { crewCatalog } from './crew/catalog';

/** The form of a new order, for the calendar. Loads on first render. */
export const loadNewOrder = withTexts(
  () => import('./orderForm/NewOrder'),
  orderFormCatalog,
  jobsCatalog,
  limitCatalog,
);

/** Invites the same people to several jobs. Loads on first render. */
export const loadInviteToJobs = withTexts(() => import('./crew/invite/InviteToJobs'), crewCatalog, jobsCatalog);

/** Invites a team member to a job. Loads on first render. */
export const loadInviteToJob = withTexts(() => import('./crew/invite/InviteToJob'), crewCatalog, jobsCatalog);
