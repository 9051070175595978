/** The form of a new order, for the calendar. Loaded when it is shown. */
export const loadNewOrder = () => import('./form/NewOrder');
/** Asking somebody of the team to come to a job. Loaded when it is shown. */
export const loadInviteToJob = () => import('./invite/InviteToJob');
