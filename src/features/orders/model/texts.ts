/** Messages of the order rules beyond the generic ones (spec section 5). */
export const rulesTexts = {
  noWindow: 'Enter a start and end time, such as 8-10 AM',
  windowTooLong: 'Use a window of up to 6 hours that ends the same day',
  windowTooShort: 'Use a window of at least 1 hour, unless the time is firm',
  endsTooEarly: 'The end must be later than the start, on the same day',
  halves: 'Enter a whole or half number, such as 6.5',
};
