export const limitTexts = {
  seePlans: 'See plans',
  kept: 'Your entries are kept on this device.',
};
