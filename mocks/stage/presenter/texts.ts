import type { ChoiceName, Presenting, PresetName } from '../../bridge/presenting';
import type { Tab } from './usePanel';

type ChoiceTexts = { [Name in ChoiceName]: Record<Presenting[Name], string> };

export const presenterTexts = {
  title: 'Presenter',
  hint: 'Presenter (Alt+P). Drag it anywhere.',
  tabs: 'Tools',
  tabNames: { present: 'Present', console: 'Contract console' } satisfies Record<Tab, string>,
  clock: 'Clock',
  now: (time: string) => `It is ${time} in Phoenix.`,
  quarter: '+15 min',
  hour: '+1 hr',
  nextJob: 'Before the next job',
  noJob: 'There is no job ahead.',
  presets: 'Presets',
  presetNames: { usual: 'As usual', rehearse: 'Rehearse', chaos: 'Chaos' } satisfies Record<PresetName, string>,
  presetHints: {
    usual: 'People and network as on a real day',
    rehearse: 'Quiet, and everyone who is invited accepts',
    chaos: 'Fast people, and one call in five fails',
  } satisfies Record<PresetName, string>,
  names: { pulse: 'Other people', mood: 'Their answers', network: 'Network', provider: 'Provider' } satisfies Record<
    ChoiceName,
    string
  >,
  values: {
    pulse: { off: 'Quiet', slow: 'Slow', normal: 'As on a real day', fast: 'Fast' },
    mood: { realistic: 'As on a real day', accept: 'Everyone accepts', decline: 'Everyone declines' },
    network: {
      normal: 'Fast',
      slow: 'Slow',
      verySlow: 'Very slow',
      flaky: 'One call in five fails',
      failing: 'Every call fails',
      offline: 'No connection',
    },
    provider: { whole: 'With our additions', specification: 'Specification only' },
  } satisfies ChoiceTexts,
  failNext: 'Fail the next call',
  cut: 'Cut live connections',
  world: 'World',
  save: 'Save world as a file',
  open: 'Open a world file',
  link: 'Copy link to this setup',
  linkHint: 'Restores the people, the scenario and all choices here.',
  copied: 'Copied',
  reset: 'Start over',
  resetHint: 'Deletes everything done in the demo.',
};

export const consoleTexts = {
  title: 'Calls and events',
  empty: 'Calls and events of both sides appear here as they happen.',
  clear: 'Clear',
  push: 'Push',
  noOne: 'Signed out',
  ms: (value: string) => `${value}\u00a0ms`,
  bytes: (value: string) => `${value}\u00a0B`,
  valid: 'Valid',
  broken: 'Broken',
  problem: 'What breaks the contract',
  request: 'Request',
  answer: 'Answer',
  data: 'Data',
  copy: 'Copy as curl',
  copied: 'Copied. Set TOKEN to the token of the person.',
  notCopied: 'The browser refused to copy.',
  contract: 'Show the contract',
  contractOf: (status: number) => `Contract of answer ${status}`,
  undocumented: 'This answer is not in the contract.',
  answerOnce: 'Answer this once with',
  choose: 'Choose…',
  answersOnce: (operation: string, status: number) => `The next ${operation} is answered with ${status}.`,
};
