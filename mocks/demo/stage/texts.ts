import type { ScenarioName } from '../../provider/scenarios/names';
import type { SideName } from './sides';

export const stageTexts = {
  title: 'Moving companies form crews, helpers get work. Try both sides at once.',
  page: 'Demo',
  swap: 'Swap sides',
  fullScreen: 'Full screen',
  newVersion: 'Use the new version',
  addThird: 'Add a person',
  removeThird: 'Remove a person',
  more: 'People and scenarios',
  divider: 'Resize the office side',
  switch: 'Side to show',
  newcomer: 'Someone new',
  sides: { desktop: 'Office', phone: 'Phone', second: 'Second phone' } satisfies Record<SideName, string>,
  person: (side: string) => `Person: ${side}`,
  frame: (side: string, name: string) => `${side}, ${name}`,
};

export const peopleTexts = {
  title: 'Who’s who',
  explanation: 'Put anyone on either side. Nothing leaves this browser, and every change is real in this demo.',
  try: (idea: string) => `Try: ${idea}`,
  onDesktop: 'Office side',
  onPhone: 'Phone side',
  onDesktopOf: (name: string) => `Office side: ${name}`,
  onPhoneOf: (name: string) => `Phone side: ${name}`,
  alone: 'New tab',
  aloneOf: (name: string) => `New tab: ${name}`,
};

export const scenarioTexts = {
  title: 'Scenarios',
  explanation: 'Start the demo in another state. Everything done so far will be deleted.',
  start: (name: string) => `Start: ${name}`,
  names: {
    standard: 'A busy company',
    empty: 'No jobs yet',
    noBranches: 'A brand-new company',
    longestNames: 'The longest names',
    hundred: 'A hundred of everything',
    pastDue: 'A failed payment',
  } satisfies Record<ScenarioName, string>,
  lines: {
    standard: 'A year of jobs, offers and ratings',
    empty: 'The same people and branches, an empty board',
    noBranches: 'What an owner sees on the first day',
    longestNames: 'Does any text get cut off?',
    hundred: 'Long lists, many pages',
    pastDue: 'The card was declined two days ago',
  } satisfies Record<ScenarioName, string>,
};
