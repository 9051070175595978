import { withTexts } from '../../platform/language/withTexts';
import { jobsCatalog } from './catalog';
import { limitCatalog } from '../billing/limit/catalog';
import { orderFormCatalog } from './orderForm/catalog';
import { crewCatalog } from './crew/catalog';

/** The form of a new order, for the calendar. Loaded when it is shown. */
export const loadNewOrder = withTexts(
  () => import('./orderForm/NewOrder'),
  orderFormCatalog,
  jobsCatalog,
  limitCatalog,
);

/** Asking somebody of the team to come to a job. Loaded when it is shown. */
export const loadInviteToJob = withTexts(() => import('./crew/invite/InviteToJob'), crewCatalog, jobsCatalog);
