import type { OfferAudience } from '#generated/model';
import { counted } from '#platform/lib/text';

const people = (count: number) => counted(count, { one: 'person', other: 'people' });

/** The third step of an offer: who is notified, and until when. */
export const publishTexts = {
  audienceTitle: 'Who gets the offer',
  audienceWhy:
    'Helpers on Pro, favorites and people you select are notified right away, all others 15 minutes later. For a job within 24 hours, everyone is notified right away.',
  audience: 'Notify',
  audiences: {
    selected: 'Selected people',
    favorites: 'Favorites',
    top_20: 'Top 20 matches',
    everyone_in_radius: 'Everyone in the radius',
  } satisfies Record<OfferAudience, string>,
  count: people,
  countLater: (first: number, later: number, time: string) =>
    first === 0 ? `${people(later)} at ${time}` : `${people(first)} right away, ${later} more at ${time}`,
  firstStep: (count: number) => `${people(count)} right away`,
  laterStep: (count: number, time: string, isFirst: boolean) =>
    `${isFirst ? people(count) : `${count} more`} from ${time}`,
  selectFirst: 'Select people in the previous step',
  lowerTitle: (position: string) => `Some usually charge more than this offer pays for a ${position}`,
  usually: (name: string, rate: string) => `${name}: ${rate}`,
  offerRate: (rate: string) => `Offer ${rate}`,
  inSteps: 'Notify in stages',
  inStepsHint: 'Favorites first, then the top 20, then everyone.',
  allAtOnce: 'Everyone at the same time',
  apart: (minutes: number) => `${counted(minutes, { one: 'minute', other: 'minutes' })} apart`,

  termsTitle: 'Terms',
  termsWhy: 'Sent with the offer. You can change them later.',
  message: 'Message',
  messageHint: 'Optional. Don’t include the customer’s name or address.',
  deadline: 'Apply within',
  deadlineDefault: '24 hours',
  deadlineHint: 'Closes 2 hours before the start if that’s sooner.',
  hours: (hours: number) => counted(hours, { one: 'hour', other: 'hours' }),
  autoAccept: 'Accept automatically',
  autoAcceptHint: 'The first people who apply and can take the job join the crew.',
  noAuto: 'No, I’ll choose',
  first: (count: number) => (count === 1 ? 'The first person who applies' : `The first ${count} who apply`),

  summaryTitle: 'Offer summary',
  need: 'Positions',
  when: 'When',
  rates: 'Rates',
  where: 'Radius',
  miles: (miles: number) => `${miles}\u00a0mi`,
  newJob: 'Publishing creates the job. Add the customer and address later.',
};

/** The page of a new offer: its steps and what happens after them. */
export const createOfferTexts = {
  formName: 'New offer',
  steps: ['Needs', 'Matches', 'Publish'] as const,
  stepsLabel: 'Steps',
  stepOf: (step: number, steps: number, title: string) => `Step ${step} of ${steps}: ${title}`,
  done: 'Done',
  intro: 'Find your own people and others nearby for a job.',
  offers: 'View offers',
  noBranch: 'Create a branch to find people for its jobs.',
  failed: 'Your branch couldn’t be loaded.',
  loading: 'Loading',
  forbidden: 'You don’t have permission to do this. Ask the company owner for access.',
  back: 'Back',
  showMatches: 'Show matches',
  toPublish: 'Continue',
  publish: 'Publish offer',
  published: 'Offer published',
};
