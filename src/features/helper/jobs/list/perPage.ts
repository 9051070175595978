/** Invitations or offers on a page. */
export const WORK_PER_PAGE = 20;
