/** The form of a new order, for the calendar. Loads on first render. */
export const loadNewOrder = () => import('./page/NewOrder');
