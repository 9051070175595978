export const rulesTexts = {
  rateStep: 'Use $0.50 increments',
  licenseNeeded: 'Drivers need a license',
  over: 'This date has passed. Choose a later one.',
};
