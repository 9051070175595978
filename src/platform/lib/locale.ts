/** The locale of every number, date and plural. English first; a second language makes this a parameter. */
export const locale = 'en-US';
