export const scenarioTexts = {
  title: 'Demo scenario',
  kept: (name: string) => `The scenario "${name}" is already open, so it was not reset.`,
  start: 'Start this scenario',
  startHint: 'Starting it deletes everything done in the demo and signs everyone out.',
  unknown: (name: string) => `There is no scenario "${name}". Choose one:`,
  failed: 'The demo world isn’t responding. Reload the page and try again.',
  close: 'Close',
};
