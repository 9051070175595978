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

/** Invites a team member to a job. Loads on first render. */
export const loadInviteToJob = withTexts(() => import('./crew/invite/InviteToJob'), crewCatalog, jobsCatalog);
