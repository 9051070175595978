export const limitTexts = {
  seePlans: 'See plans',
  kept: 'What you typed is kept on this device.',
};
