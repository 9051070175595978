import { formatMoneyShort } from '#platform/lib/money';
import { counted, nbsp } from '#platform/lib/text';
import { problemTexts } from '../texts';

const drafts = (count: number) => counted(count, { one: 'draft', other: 'drafts' });
const slots = (count: number) => counted(count, { one: 'slot', other: 'slots' });

/** Texts of Build crew, Fill the day and Fill the week. */
export const buildTexts = {
  title: 'Build crew',
  failed: 'The open slots couldn’t be loaded. Your drafts are kept.',
  previous: { day: 'Previous day', week: 'Previous week' },
  next: { day: 'Next day', week: 'Next week' },
  toOther: { day: 'Fill the week', week: 'Fill the day' },

  noneTitle: 'No open slots',
  none: 'Every slot on these jobs has an invitation.',
  noSlots: 'This job does not say whom it needs. Invite people from its crew page.',
  noJobs: 'Jobs with open slots appear here.',
  toCrew: 'Open crew',
  toJobs: 'Jobs',

  position: (position: string, name: string) => `${position}: ${name}`,
  fit: (score: number) => `Fit ${score}`,
  miles: (miles: string) => `${miles}${nbsp}mi`,
  milesAway: (miles: string) => `${miles}${nbsp}mi away`,
  slotsOf: (job: string) => `Open slots on ${job}`,
  open: 'Open slot',
  leftOpen: 'Left open',
  kept: 'Locked: stays when you suggest again',
  usual: (rate: string) => `Usual rate ${rate}`,
  offer: (rate: string) => `Offer ${rate}`,
  offerTo: (name: string, rate: string) => `Offer ${rate} to ${name}`,
  nextBest: (name: string, score: number | undefined) =>
    `Next best: ${name}${score === undefined ? '' : `, fit ${score}`}`,
  noOther: 'No one else is free',
  nextChoice: (position: string) => `Next choice for ${position}`,
  previousChoice: (position: string) => `Previous choice for ${position}`,
  leaveOpen: (name: string) => `Remove ${name}`,
  announce: (name: string, number: number, count: number) => `${name}, choice ${number} of ${count}`,

  unfilled: (slot: string, reasons: string) => `No one is free for ${slot}${reasons === '' ? '' : `: ${reasons}`}`,
  unfilledReason: {
    busy: (count: number) => `${count} busy`,
    off: (count: number) => `${count} off`,
    invited: (count: number) => `${count} invited`,
    declined: (count: number) => `${count} declined`,
    far: (count: number) => `${count} too far away`,
    planned: (count: number) => `${count} on other jobs or at 60${nbsp}hr`,
  },
  outsource: (count: number) => `Outsource ${slots(count)}`,

  summary: (count: number, open: number) => (open > 0 ? `${drafts(count)}, ${slots(open)} open` : drafts(count)),
  labor: (cents: number) => `Labor ${formatMoneyShort(cents)}`,
  build: 'Suggest again',
  discard: 'Discard',
  inviteAll: 'Invite all',
  send: 'Send invitations',
  invited: (names: string) => `Invited: ${names}`,
  notSent: 'Some invitations weren’t sent',
  maybeNotSent: 'Some invitations may not have been sent',
  sent: (count: number) => (count === 1 ? 'Invitation sent.' : `${count} invitations sent.`),

  keys: 'Open slots',
  keyUpDown: '↑ ↓',
  keyLeftRight: '← →',
  toSlot: 'Other slot',
  toChoice: 'Other person',
  keepKey: 'Keep this person',
  clearKey: 'Leave the slot open',
};

/** Problems of drafts, as sentences. */
export const draftProblemTexts = {
  ...problemTexts,
  declined: (name: string) => `${name} declined or withdrew from this job.`,
  busy: (name: string) => `${name} has another job or invitation at that time.`,
  off: (name: string) => `${name} is not available at that time.`,
  far: (name: string) => `${name} lives too far away.`,
  doubleBooked: (name: string) => `${name} is on another job in this plan at that time.`,
};
