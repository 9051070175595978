export const scenarioTexts = {
  title: 'Demo scenario',
  kept: (name: string) => `Your changes to “${name}” were kept.`,
  keptShort: 'Changes kept.',
  start: (name: string) => `Start “${name}”`,
  startTitle: (name: string) => `Start the scenario “${name}”?`,
  startAction: 'Start scenario',
  startHint: 'Everything done in the demo will be deleted and everyone signed out.',
  unknown: (name: string) => `There is no scenario “${name}”.`,
  replaced: (name: string) => `Another tab started “${name}”. Log in again.`,
  choose: 'Choose another',
  failed: 'The demo isn’t responding. Reload the page.',
  close: 'Close',
};
