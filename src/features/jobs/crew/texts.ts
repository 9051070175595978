import type { CandidateAvailability } from '../../../generated/model';
import { formatMoneyRange } from '../../../platform/lib/money';
import { counted, plural } from '../../../platform/lib/text';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';
const people = (count: number) => counted(count, { one: 'person', other: 'people' });
const places = (count: number) => counted(count, { one: 'slot', other: 'slots' });

/** Who is asked and who comes: both crew screens. */
export const crewTexts = {
  addTitle: 'Team add',
  editTitle: 'Team edit',
  backToJobs: 'Back to the jobs',
  job: (number: string, customer: string) => `${number} · ${customer} · `,
  loading: 'Loading the crew',
  errorText: 'The connection or the server failed. Nothing was changed.',
  missingTitle: 'This job is not there',
  missing: 'It was deleted, or the link is wrong.',
  closedTitle: 'This job is closed',
  closed: 'Its crew can no longer be changed.',
  toDetails: 'Order details',
  toJobs: 'All jobs',

  slots: 'Slots',
  slotsOf: (accepted: number, required: number) => `${accepted} of ${required} accepted`,
  stands: (accepted: number, required: number, pending: number, picked: number) =>
    [
      `${accepted} of ${required} accepted`,
      ...(pending > 0 ? [`${pending} waiting`] : []),
      ...(picked > 0 ? [`${picked} picked`] : []),
    ].join(' · '),
  showSlots: 'Show slots',
  hideSlots: 'Hide slots',
  openPlace: 'Open',
  morePlaces: (count: number) => `+${count} more than needed: the first to accept get the slots`,
  accepted: 'Accepted',
  waiting: 'Waiting for an answer',
  picked: 'Picked',
  takeOff: (name: string) => `Take off ${name}`,
  message: 'Message',
  messageHint: 'Everybody you invite reads it.',

  candidates: 'People',
  search: 'Search by name',
  filters: 'Show only',
  available: 'Available',
  favorites: 'Favorites',
  near: `Within 15${nbsp}mi`,
  otherBranches: 'Other branches',
  found: (count: number) => people(count),
  ownBranch: 'Your branch',
  noneTitle: 'Nobody can be asked',
  none: 'Nobody in this branch may stand in the slots of this job. Look at other branches, or change what the job needs.',
  noneFoundTitle: 'Nobody matches',
  noneFound: 'Take a filter off, or look at other branches.',
  showAll: 'Show everybody',
  head: { fit: 'Fit', distance: 'Distance', week: 'This week', rating: 'Rating', rate: 'Rate' },
  fit: (score: number) => `Fit ${score} of 100`,
  miles: (miles: string) => `${miles}${nbsp}mi`,
  week: (hours: string) => `${hours}${nbsp}h`,
  weekLong: (hours: string) => `${hours}${nbsp}h this week`,
  rating: (stars: string, count: number) => `${stars}${nbsp}(${count})`,
  ratingLong: (stars: string, count: number) =>
    `Rated ${stars} by ${counted(count, { one: 'customer', other: 'customers' })}`,
  unrated: 'New',
  favorite: 'Favorite',
  conflict: (text: string, number: string | null) => (number === null ? text : `${text}, job ${number}`),
  availability: {
    available: 'Available',
    partial: 'Partly available',
    unavailable: 'Not available',
    busy: 'Busy',
  } satisfies Record<CandidateAvailability, string>,
  asHelper: 'Works as helper',
  pick: 'Pick',
  pickName: (name: string) => `Pick ${name}`,
  isPicked: 'Picked',
  pickedName: (name: string) => `Picked: ${name}`,
  askAgain: 'Ask again',
  askAgainName: (name: string) => `Ask again: ${name}`,
  override: 'Override',
  overrideName: (name: string) => `Override the conflict of ${name}`,
  saidNo: 'Said no',
  noPlace: 'No open slot',
  overridden: (reason: string) => `Asked in spite of another job: ${reason}`,
  position: 'Works as',
  rate: 'Rate',
  perHour: '/h',
  rateStep: 'Use steps of $0.50',

  overrideTitle: (name: string) => `Ask ${name} in spite of another job?`,
  overrideText: (name: string, conflict: string) =>
    `${name} has accepted another job at that time (${conflict}). If both stay, one of them will be short of a person.`,
  overrideReason: 'Why it works out',
  overrideHint: 'Kept with the job. Example: swapped with Jamal, agreed on the phone.',
  overrideAction: (name: string) => `Pick ${name} anyway`,

  invitees: (picked: number, slots: number) => `${people(picked)} for ${places(slots)}`,
  labor: (min: number, max: number) => `estimated labor ${formatMoneyRange(min, max)}`,
  openSlots: (count: number) => (count === 0 ? 'All slots are filled' : `${places(count)} open`),
  invite: (count: number) => (count === 0 ? 'Invite' : `Invite ${people(count)}`),
  invited: (count: number) =>
    plural(count, { one: 'The invitation was sent.', other: `${count} invitations were sent.` }),
  changedTitle: 'The crew changed while you were picking',
  changedKept: 'Your other picks are kept.',
  understood: 'Got it',
  obstacle: {
    asked: (name: string) => `${name} was invited by somebody else already.`,
    filled: (name: string) => `${name}: the slot is filled.`,
    busy: (name: string) => `${name} accepted another job at that time.`,
    gone: (name: string) => `${name} can no longer be asked.`,
  },
  somebody: 'Somebody',
  news: {
    1: (name: string, stands: string) => `${name} was asked, ${stands}`,
    2: (name: string, stands: string) => `${name} accepted, ${stands}`,
    3: (name: string, stands: string) => `${name} said no, ${stands}`,
    4: (name: string, stands: string) => `${name} is no longer asked, ${stands}`,
  },
  teamOf: (accepted: number, required: number) => `${accepted} of ${required}`,
};
