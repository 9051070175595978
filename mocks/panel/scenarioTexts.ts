export const scenarioTexts = {
  title: 'Demo scenario',
  kept: (name: string) => `Your changes to “${name}” were kept.`,
  keptShort: 'Your changes were kept.',
  start: (name: string) => `Start “${name}”`,
  startShort: 'Start over',
  startTitle: (name: string) => `Start the scenario “${name}”?`,
  startAction: 'Start scenario',
  startHint: 'Everything done in the demo will be deleted and everyone signed out.',
  unknown: (name: string) => `There is no scenario “${name}”.`,
  choose: 'Choose another',
  failed: 'The demo isn’t responding. Reload the page.',
  close: 'Close',
};
