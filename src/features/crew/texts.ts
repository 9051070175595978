import { formatMoneyRange } from '#platform/lib/money';
import { counted, formatNumber, plural } from '#platform/lib/text';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';
const people = (count: number) => counted(count, { one: 'person', other: 'people' });
const slots = (count: number) => counted(count, { one: 'slot', other: 'slots' });

/** Texts of both crew screens. */
export const crewTexts = {
  addTitle: 'Team add',
  editTitle: 'Team edit',
  job: (number: string, customer: string) => `${number} · ${customer}`,
  loading: 'Loading crew',

  slots: 'Slots',
  slotsAccepted: (accepted: number, required: number) => `${accepted} of ${required} accepted`,
  slotCounts: (accepted: number, required: number, pending: number, picked: number) =>
    [
      `${accepted} of ${required} accepted`,
      ...(pending > 0 ? [`${pending} pending`] : []),
      ...(picked > 0 ? [`${picked} selected`] : []),
    ].join(' · '),
  showSlots: 'Show slots',
  hideSlots: 'Hide slots',
  openSlot: 'Open',
  moreThanNeeded: (count: number) => `+${count} more than needed: the first to accept get the slots`,
  accepted: 'Accepted',
  waiting: 'Pending',
  picked: 'Selected',
  takeOff: (name: string) => `Remove ${name}`,
  message: 'Message',
  messageHint: 'Sent with every invitation.',

  candidates: 'People',
  search: 'Search by name',
  filters: 'Show only',
  available: 'Available',
  favorites: 'Favorites',
  near: `Within 15${nbsp}mi`,
  otherBranches: 'Other branches',
  found: (count: number) => `${formatNumber(count)} found`,
  ownBranch: 'Your branch',
  noneTitle: 'No one available',
  none: 'No one in this branch qualifies for these slots. Look at other branches, or change what the job needs.',
  noneFoundTitle: 'No matches',
  noneFound: 'Remove a filter, or look at other branches.',
  showAll: 'Show everyone',
  head: { fit: 'Fit', distance: 'Distance', week: 'This week', rating: 'Rating', rate: 'Rate' },
  fit: (score: number) => `Fit ${score}`,
  miles: (miles: string) => `${miles}${nbsp}mi`,
  milesLong: (miles: string) => `${miles}${nbsp}mi away`,
  week: (hours: string) => `${hours}${nbsp}hr`,
  weekLong: (hours: string) => `${hours}${nbsp}hr this week`,
  favorite: 'Favorite',
  conflict: (text: string, number: string | null) => (number === null ? text : `${text}, job ${number}`),
  asHelper: 'Works as helper',
  pick: 'Select',
  pickName: (name: string) => `Select ${name}`,
  isPicked: 'Selected',
  pickedName: (name: string) => `Selected: ${name}`,
  inviteAgain: 'Invite again',
  inviteAgainName: (name: string) => `Invite again: ${name}`,
  override: 'Override',
  overrideName: (name: string) => `Override ${name}’s conflict`,
  declined: 'Declined',
  overridden: (reason: string) => `Invited despite a conflict: ${reason}`,
  terms: (name: string) => `${name}’s offer`,
  position: 'Position',
  rate: 'Rate',
  perHour: '/hr',
  ownRate: (rate: string) => `Usual rate: ${rate}`,
  belowOwnRate: (rate: string, less: string) => `Usual rate: ${rate}. Offer ${less} less?`,
  offerOwnRate: (rate: string) => `Offer ${rate}`,
  rateStep: 'Use $0.50 increments',

  overrideTitle: (name: string) => `Invite ${name} despite a conflict?`,
  overrideText: (name: string, conflict: string) =>
    `${name} accepted another job at that time (${conflict}). If both stay, one job will be short a person.`,
  overrideReason: 'Reason',
  overrideHint: 'Kept with the job. Example: swapped with Jamal, agreed by phone.',
  overrideAction: (name: string) => `Select ${name} anyway`,

  invitees: (picked: number, open: number) => `${picked} selected, ${open} open`,
  labor: (min: number, max: number) => `estimated labor ${formatMoneyRange(min, max)}`,
  openSlots: (count: number) => (count === 0 ? 'All slots are filled' : `${slots(count)} open`),
  invite: (count: number) => (count === 0 ? 'Invite' : `Invite ${people(count)}`),
  invited: (count: number) => plural(count, { one: 'Invitation sent.', other: `${count} invitations sent.` }),
  changedTitle: 'The crew changed while you were selecting people',
  changedKept: 'Your other selections are kept.',
  understood: 'Got it',
  obstacle: {
    invited: (name: string) => `${name} was already invited by someone else.`,
    filled: (name: string) => `${name}: the slot is filled.`,
    busy: (name: string) => `${name} accepted another job at that time.`,
    gone: (name: string) => `${name} can no longer be invited.`,
  },
  someone: 'Someone',
};
