export const toolTexts = {
  more: 'More',
  printWeek: 'Print week',
  subscribe: 'Subscribe in your calendar app',
};
