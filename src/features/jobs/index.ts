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

export { useFreshOrder, useOrder } from './api';
export { formatCustomerName } from './parts/describeJob';
export { labels as jobLabels } from './parts/labels';
export { getDetailsPath } from './parts/jobPaths';
export { FormationChip } from './parts/crew/FormationChip';
export { formationLooks } from './parts/crew/formationLooks';
export { type JobMove, useMoveJob } from './parts/useMoveJob';
export { orderRules, windowRule } from './model/orderRules';
