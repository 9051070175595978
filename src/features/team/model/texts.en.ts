export const rulesTexts = {
  rateStep: 'Use steps of $0.50',
  licenseNeeded: 'Drivers need a license',
  over: 'This day is over. Choose one that is still to come.',
};
