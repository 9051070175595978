export const worldFileTexts = {
  noWorld: 'This is not a saved world of the demo.',
  otherBuild: 'This world was saved by another version of the demo, so this one can’t open it.',
};
