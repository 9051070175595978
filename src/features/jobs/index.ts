/** The form of a new order, for the calendar. Loaded when it is shown. */
export const loadNewOrder = () => import('./form/NewOrder');
