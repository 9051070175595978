import type { CrewRatingWorkAgain } from '#generated/model';
import type { NoPosition } from '#platform/lib/devicePosition';
import { counted } from '#platform/lib/text';

export const jobDetailTexts = {
  errorTitle: 'This job couldn’t be loaded',
  errorText: 'Check your connection and try again.',
  gone: 'This job is no longer available to you.',
  back: 'All jobs',
  stale: 'This job couldn’t be refreshed and may be out of date.',

  directions: 'Directions',
  call: 'Call',
  callCustomer: (name: string): string => `Call ${name}`,
  callLeader: (name: string, phone: string): string => `Call ${name}, who leads the crew: ${phone}`,

  pay: 'Pay',
  statement: 'See how it adds up',
  when: 'When',
  where: 'Where',
  work: 'What to move',
  crew: 'Crew',
  notes: 'Notes for the crew',
  message: 'Message from the company',
  day: 'Your day',

  until: (time: string): string => `until about ${time}`,
  pickup: 'Pickup',
  destination: 'Destination',
  cityOnly: 'You see the full address after you accept.',
  crewLater: 'You see who is on the crew after you accept.',
  you: 'You',
  leads: 'Leads the crew',
  report: { on_my_way: 'On my way', checked_in: 'Check in', checked_out: 'Check out' },
  step: { on_my_way: 'On my way', checked_in: 'Arrived', checked_out: 'Done' },
  locationNote: 'Checking in shares your location once, so the company sees that you arrived. Location is optional.',
  withoutLocation: {
    refused: 'Your location wasn’t shared. You don’t need it to check in.',
    unavailable: 'Your phone found no location. You don’t need it to check in.',
  } satisfies Record<NoPosition, string>,
  notYet: 'Not yet',
  stepWaiting: (time: string): string => `${time}, waiting to be sent`,
};

export const rateTexts = {
  title: (company: string): string => `Rate ${company}`,
  stars: 'Stars',
  tags: 'Feedback',
  tag: {
    clear_plan: 'Clear plan',
    on_time: 'On time',
    friendly: 'Friendly',
    fair: 'Fair',
    well_equipped: 'Well equipped',
  },
  workAgain: 'Work with them again?',
  again: { favorite: 'Favorite', ok: 'Yes', block: 'Block' } satisfies Record<CrewRatingWorkAgain, string>,
  comment: 'Comment',
  send: 'Send rating',
  thanks: 'Thank you. Your rating was sent.',
  given: (stars: number): string => `You gave ${counted(stars, { one: 'star', other: 'stars' })}.`,
  hidden: 'Hidden until both sides have rated, or for 7 days.',
};
