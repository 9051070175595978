export const panelTexts = {
  title: 'Demo: sign in with one tap',
  stage: 'See both sides side by side',
  explanation: 'Nothing leaves this browser. Everyone shares one demo world.',
  failed: 'The demo world isn’t responding. Restart it and try again.',
  restart: 'Restart demo world',
};

/** The people of the demo: `idea` is what to try as that person. */
export const demoPeople = [
  {
    email: 'dana@coppermesa.example',
    name: 'Dana Whitfield',
    role: 'Owner',
    idea: 'switch between her three branches',
  },
  { email: 'priya@coppermesa.example', name: 'Priya Nair', role: 'Dispatcher', idea: 'post a job and fill its crew' },
  { email: 'luis@coppermesa.example', name: 'Luis Ortega', role: 'Manager', idea: 'manage a branch, then work a job' },
  {
    email: 'hank@coppermesa.example',
    name: 'Hank Boyd',
    role: 'Manager, no branches',
    idea: 'log in before the owner gives access',
  },
  { email: 'marcus@helpers.example', name: 'Marcus Reed', role: 'Helper', idea: 'accept an invitation in one tap' },
  {
    email: 'sofia@helpers.example',
    name: 'Sofia Delgado',
    role: 'Helper, Spanish',
    idea: 'use the same phone in Spanish',
  },
  {
    email: 'tyrell@helpers.example',
    name: 'Tyrell Banks',
    role: 'Helper, driver',
    idea: 'withdraw from a job and see who notices',
  },
  { email: 'ethan@helpers.example', name: 'Ethan Cole', role: 'New helper', idea: 'finish a new profile' },
] as const;

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
