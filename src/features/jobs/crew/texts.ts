import { formatMoneyRange } from '#platform/lib/money';
import { counted, formatNumber, plural, nbsp } from '#platform/lib/text';

const people = (count: number) => counted(count, { one: 'person', other: 'people' });
const slots = (count: number) => counted(count, { one: 'slot', other: 'slots' });

/** Longest message sent with invitations. */
export const messageLimit = 500;

/** Texts that the crew screens share. */
export const crewTexts = {
  addTitle: 'Team add',
  editTitle: 'Team edit',
  buildCrew: 'Build crew',
  loading: 'Loading crew',

  slots: 'Slots',
  crew: 'Crew',
  slotsAccepted: (accepted: number, required: number) => `${accepted} of ${required} accepted`,
  slotCounts: (accepted: number, required: number, pending: number, picked: number) =>
    [
      ...(required > 0 ? [`${accepted} of ${required} accepted`] : []),
      ...(pending > 0 ? [`${pending} pending`] : []),
      ...(picked > 0 ? [`${picked} selected`] : []),
    ].join(' · '),
  show: (what: string) => `Show ${what.toLowerCase()}`,
  hide: (what: string) => `Hide ${what.toLowerCase()}`,
  openSlot: 'Open',
  moreThanNeeded: (count: number) => `+${count} more than needed: the first to accept get the slots`,
  accepted: 'Accepted',
  pending: 'Pending',
  picked: 'Selected',
  unpick: (name: string) => `Remove ${name}`,
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
  fit: (score: number) => `Fit ${score}`,
  ratingLong: (average: string, count: number) => `${average} from ${count} ratings`,
  andMore: (note: string, count: number) => `${note} +${count} more`,
  conflict: (text: string, number: string | null) => (number === null ? text : `${text}, job ${number}`),
  asHelper: 'Works as helper',
  pick: 'Select',
  pickName: (name: string) => `Select ${name}`,
  pickedName: (name: string) => `Selected: ${name}`,
  inviteAgain: 'Invite again',
  inviteAgainName: (name: string) => `Invite again: ${name}`,
  override: 'Override',
  overrideName: (name: string) => `Override ${name}’s conflict`,
  overridden: (reason: string) => `Invited despite a conflict: ${reason}`,
  terms: (name: string) => `${name}’s terms`,
  position: 'Position',
  rate: 'Rate',
  perHour: '/hr',
  usualRate: (rate: string) => `Usual rate: ${rate}`,
  belowUsualRate: (rate: string, less: string) => `Usually ${rate}. You offer ${less} less.`,
  offerRate: (rate: string) => `Offer ${rate}`,

  overrideTitle: (name: string) => `Invite ${name} despite a conflict?`,
  overrideText: (name: string, conflict: string) =>
    `${name} accepted another job at that time (${conflict}). If both stay, one job will be short a person.`,
  overrideAction: (name: string) => `Select ${name} anyway`,

  selected: (count: number) => `${count} selected`,
  invitees: (picked: number, open: number) => `${picked} selected, ${open} open`,
  labor: (min: number, max: number) => `Estimated labor ${formatMoneyRange(min, max)}`,
  openSlots: (count: number) => (count === 0 ? 'All slots are filled' : `${slots(count)} open`),
  invite: (count: number) => (count === 0 ? 'Invite' : `Invite ${people(count)}`),
  invited: (count: number) => plural(count, { one: 'Invitation sent.', other: `${count} invitations sent.` }),
  changedTitle: 'The crew changed while you were selecting people',
  changedKept: 'Your other selections are kept.',
  understood: 'Got it',
};

/** Problems of people who were selected or drafted, as sentences. */
export const problemTexts = {
  gone: (name: string) => `${name} can no longer be invited.`,
  accepted: (name: string) => `${name} already accepted this job.`,
  invited: (name: string) => `${name} was already invited.`,
  noSlot: (name: string) => `${name}: the slot is filled.`,
  busy: (name: string) => `${name} accepted another job at that time.`,
};

/** Words about who fits a job and what is open. */
export const matchTexts = {
  groups: {
    available: 'Free for the whole job',
    partial: 'Possible conflict',
    unavailable: 'Not available at that time',
    busy: 'Working another job at that time',
  },
  noSlot: 'Grayed out: no open slot for their position. Remove a selection to free one.',
  openSlot: 'Open slot',
  invite: 'Invite',
  inviteFor: (position: string) => `Invite a ${position}`,
};

/** Texts of the screen that changes a crew; `crewTexts` has the texts that both crew screens share. */
export const editTexts = {
  add: 'Add people',
  labor: (range: string) => `Estimated labor ${range}`,
  accepted: (when: string) => `Accepted ${when}`,
  invited: (when: string) => `Invited ${when}`,
  replyBy: (moment: string) => `reply by ${moment}`,
  declined: (when: string) => `Declined ${when}`,
  canStillAccept: 'Can still accept while a slot is open',
  ended: (when: string) => `Ended ${when}`,
  status: { 1: 'Pending', 2: 'Accepted', 3: 'Declined' },
  menu: (name: string) => `More for ${name}`,
  change: 'Change rate or position',
  replace: 'Replace',
  replaceName: (name: string) => `Replace ${name}`,
  withdraw: 'Withdraw invitation',
  remove: 'Remove',
  invitedAgain: (name: string) => `${name} was invited again.`,

  withdrawTitle: (name: string) => `Withdraw ${name}’s invitation?`,
  removeTitle: (name: string) => `Remove ${name} from the crew?`,
  withdrawText: (name: string) => `${name} can no longer accept this job. You can undo this for 5 seconds.`,
  removeText: (name: string) => `${name} accepted and will be notified. You can undo this for 5 seconds.`,
  reason: 'Reason',
  comment: 'Comment',
  commentHint: 'Optional. Visible to them.',
  keep: 'Keep',
  withdrawn: (name: string) => `${name}’s invitation withdrawn`,
  removed: (name: string) => `${name} removed from the crew`,

  changeTitle: (name: string) => `Change ${name}’s invitation?`,
  changeGone: 'This job was deleted while you were editing, so nothing was saved.',
  changeAccepted: (name: string) => `With a lower rate or another position, ${name} must accept again.`,
  changeWaiting: (name: string) => `${name} has not replied yet and sees the change right away.`,
  changed: (name: string) => `${name}’s invitation was changed.`,
  save: 'Save changes',

  replaceTitle: (name: string) => `Replace ${name}`,
  replaceText: (name: string) => `This withdraws ${name}’s invitation and invites the replacement.`,
  replaceWith: 'Replacement',
  miles: (miles: string) => `${miles}${nbsp}mi`,
  noCrew: 'The people you invite appear here.',
  noOneElse: 'No one else qualifies for this slot.',
  replaced: (name: string) => `${name} was invited.`,
  theirRate: 'Replacement’s rate',
};

const job = { one: 'job', other: 'jobs' };
const person = { one: 'person', other: 'people' };

/** Texts for inviting one team member to a job. */
export const inviteTexts = {
  title: (name: string): string => `Choose a job for ${name}`,
  toJob: (name: string, number: string): string => `Invite ${name} to ${number}?`,
  jobs: 'Jobs that need people, soonest first',
  loading: 'Loading jobs',
  failed: 'The jobs couldn’t be loaded. Nothing was changed.',
  noneTitle: (name: string): string => `No open jobs for ${name}`,
  none: 'Upcoming jobs with an open slot in one of their positions appear here.',
  newJob: 'Add job',
  needs: (missing: string): string => `Still needs ${missing}`,
  choose: 'Choose',
  chooseJob: (number: string): string => `Choose ${number}`,
  more: 'Show more jobs',
  otherJobs: 'Other jobs',
  message: 'Message',
  messageHint: 'Sent with the invitation.',
  send: 'Invite',
  sent: (name: string, number: string): string => `${name} was invited to ${number}`,
  openCrew: 'Open crew',
  toJobs: (count: number): string => `Invite people to ${counted(count, job)}`,
  people: 'People to invite',
  findPeople: 'Find people',
  noPeople: 'No one on this team can be invited to these jobs.',
  freeFor: (free: number, all: number): string => `Can be invited to ${free} of ${counted(all, job)}`,
  problemOnJob: (number: string, problem: string): string => `${number}: ${problem}`,
  problem: {
    gone: 'not on the team',
    accepted: 'accepted',
    invited: 'invited',
    noSlot: 'no open slot',
    busy: 'busy',
  },
  jobsMissing: (numbers: string): string => `Couldn’t load ${numbers}`,
  loadAgain: 'Try again',
  sendAll: (invitations: number, jobs: number): string =>
    invitations === 0
      ? 'Invite'
      : `Send ${counted(invitations, { one: 'invitation', other: 'invitations' })} for ${counted(jobs, job)}`,
  tryAgain: (jobs: number): string => `Retry ${counted(jobs, job)}`,
  sending: 'Sending invitations',
  results: 'Results',
  invitedCount: (count: number): string => `${counted(count, person)} invited`,
  noneInvited: 'No one was invited.',
  close: 'Close',
  filled: 'All slots they qualify for are filled.',
  noOpenSlot: 'No open slot',
};
