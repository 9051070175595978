export const rulesTexts = {
  halves: 'Use whole or half numbers, such as 2.5',
};
