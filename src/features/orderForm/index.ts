import { withTexts } from '#platform/language/withTexts';
import { limitCatalog } from '../billing/limit/catalog';
import { ordersCatalog } from '../orders/catalog';
import { orderFormCatalog } from './catalog';

/** The form of a new order, for the calendar. Loads on first render. */
export const loadNewOrder = withTexts(() => import('./page/NewOrder'), orderFormCatalog, ordersCatalog, limitCatalog);
