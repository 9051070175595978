export const closing = 'closing';
