/** What the rules of an order say beyond the generic messages (spec section 5). */
export const rulesTexts = {
  noWindow: 'Write a time of day from and to, such as 08:00 - 10:00',
  windowTooLong: 'A window lasts six hours at most and ends on the same day',
  windowTooShort: 'A window lasts an hour at least, unless the time is firm',
  endsTooEarly: 'The end must be later than the start, on the same day',
  halves: 'Use whole or half numbers, such as 6.5',
};
