export const worldFileTexts = {
  noWorld: 'This is not a saved world of the demo.',
  damaged: 'This world can’t be opened, because parts of its file are missing or damaged.',
  otherBuild: 'This world was saved by another version of the demo, so this one can’t open it.',
};
