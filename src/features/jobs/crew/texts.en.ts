import { formatMoneyRange } from '../../../platform/lib/money';
import { counted, formatNumber, plural } from '../../../platform/lib/text';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';
const people = (count: number) => counted(count, { one: 'person', other: 'people' });
const places = (count: number) => counted(count, { one: 'slot', other: 'slots' });

/** Who is asked and who comes: both crew screens. */
export const crewTexts = {
  addTitle: 'Team add',
  editTitle: 'Team edit',
  job: (number: string, customer: string) => `${number} · ${customer} · `,
  loading: 'Loading the crew',

  slots: 'Slots',
  slotsAccepted: (accepted: number, required: number) => `${accepted} of ${required} accepted`,
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
  found: (count: number) => `${formatNumber(count)} found`,
  ownBranch: 'Your branch',
  noneTitle: 'Nobody can be asked',
  none: 'Nobody in this branch may stand in the slots of this job. Look at other branches, or change what the job needs.',
  noneFoundTitle: 'Nobody matches',
  noneFound: 'Take a filter off, or look at other branches.',
  showAll: 'Show everybody',
  head: { fit: 'Fit', distance: 'Distance', week: 'This week', rating: 'Rating', rate: 'Rate' },
  fit: (score: number) => `Fit ${score}`,
  miles: (miles: string) => `${miles}${nbsp}mi`,
  milesLong: (miles: string) => `${miles}${nbsp}mi away`,
  week: (hours: string) => `${hours}${nbsp}h`,
  weekLong: (hours: string) => `${hours}${nbsp}h this week`,
  favorite: 'Favorite',
  conflict: (text: string, number: string | null) => (number === null ? text : `${text}, job ${number}`),
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
  terms: (name: string) => `What ${name} is asked for`,
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
};
