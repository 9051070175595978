/** The locale of every number, date and plural. A second language would make this a parameter. */
export const locale = 'en-US';
