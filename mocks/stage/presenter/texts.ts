import type { ChoiceName, Presenting } from './presenting';

type ChoiceTexts = { [Name in ChoiceName]: Record<Presenting[Name], string> };

export const presenterTexts = {
  title: 'Presenter',
  clock: 'Clock',
  now: (time: string) => `It is ${time} in Phoenix.`,
  quarter: '+15 min',
  hour: '+1 hr',
  nextJob: 'Before the next job',
  noJob: 'There is no job ahead.',
  names: { pulse: 'Other people', mood: 'Their answers', network: 'Network' } satisfies Record<ChoiceName, string>,
  values: {
    pulse: { off: 'Quiet', slow: 'Slow', normal: 'As on a real day', fast: 'Fast' },
    mood: { realistic: 'As on a real day', accept: 'Everyone accepts', decline: 'Everyone declines' },
    network: {
      normal: 'Fast',
      slow: 'Slow',
      verySlow: 'Very slow',
      failing: 'Every call fails',
      offline: 'No connection',
    },
  } satisfies ChoiceTexts,
  cut: 'Cut live connections',
  reset: 'Start over',
  resetHint: 'Deletes everything done in the demo.',
};
