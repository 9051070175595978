import type { Language } from '#generated/model';

export const offerDetailTexts = {
  errorTitle: 'This offer couldn’t be loaded',
  errorText: 'Check your connection and try again.',
  gone: 'This offer is no longer available to you.',
  back: 'All offers',
  stale: 'This offer couldn’t be refreshed and may be out of date.',

  company: 'Company',
  deadline: 'Apply by',
  application: 'Your application',
  appliedAt: (when: string): string => `Sent ${when}`,
  noRate: 'At the offered rate',
  wanted: 'Helpful to have',
  tools: (names: string): string => `Tools: ${names}`,
  vehicles: (names: string): string => `Vehicles: ${names}`,
  languages: (names: string): string => `Languages: ${names}`,
  language: { en: 'English', es: 'Spanish', other: 'Other' } satisfies Record<Language, string>,
  minRating: (stars: string): string => `Rating of at least ${stars}`,
  whenAndWhere: 'When and where',
  cityOnly: 'You see the full address after you’re accepted.',
  drive: (miles: string): string => `${miles} mi drive`,
  volume: (cubicFeet: string): string => `${cubicFeet}\u00a0cu\u00a0ft`,
  acceptedNote: 'You were accepted for this offer. Here is the whole job.',
};
