/** The form of a new order, for the calendar. Loaded when it is shown. */
export const loadNewOrder = () => import('./orderForm/NewOrder');
/** Asking somebody of the team to come to a job. Loaded when it is shown. */
export const loadInviteToJob = () => import('./crew/invite/InviteToJob');
