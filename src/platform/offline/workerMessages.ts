/** Sent by the page to a waiting worker when the person accepts the new version. */
export const activateMessage = 'activate';
