import type { OwnConflictKind } from '../../../../generated/model';
import { counted } from '../../../../platform/lib/text';

export const jobListTexts = {
  kinds: 'Invitations and offers',
  kind: { company: 'Invitations', outsource: 'Offers' },
  tabs: { company: 'Invitations by answer', outsource: 'Offers by answer' },
  tab: { new: 'New', accepted: 'Accepted', waiting: 'Rejected', cancelled: 'Cancelled' },
  loading: 'Loading jobs',
  newItems: (count: number): string => `${count} new`,
  pages: 'Pages of jobs',
  errorTitle: 'Your jobs could not be loaded',
  errorText: 'Check your connection and try again. Nothing was changed.',
  stale: 'These jobs couldn’t be refreshed and may be out of date.',
  emptyTitle: {
    new: 'No new invitations',
    accepted: 'No accepted jobs',
    waiting: 'No rejected jobs',
    cancelled: 'No canceled jobs',
  },
  empty: {
    new: 'When a company invites you, the job shows here right away.',
    accepted: 'Jobs you accept show here with their address and phone numbers.',
    waiting: 'Jobs you decline show here. You can accept them as long as a slot is open.',
    cancelled: 'Jobs that were canceled, expired or filled show here.',
  },
  completed: 'Completed jobs and earnings',
  setHours: 'Check your availability',

  job: (number: string): string => `job ${number}`,
  jobStart: (number: string): string => `Job ${number}`,
  route: (from: string, to: string): string => `${from} → ${to}`,
  away: (miles: string): string => `${miles} mi from you`,
  about: (time: string): string => `until about ${time}`,
  crew: (accepted: number, required: number): string => `${accepted} of ${required} accepted`,
  reply: (when: string): string => `Reply ${when}`,
  declinedBecause: (reason: string): string => `You declined: ${reason}`,
  withdrewBecause: (reason: string): string => `You withdrew: ${reason}`,
  removedBecause: (reason: string): string => `Withdrawn by the company: ${reason}`,
  details: (number: string): string => `Open job ${number}`,
  askedAgain: 'The time changed. Accept again to keep this job.',

  total: (amount: string): string => `About ${amount}`,
  breakdown: (hours: string, rate: string, travel: string | undefined, total: string): string =>
    `${hours} × ${rate}${travel === undefined ? '' : ` + ${travel} travel`} = ${total}`,
  flatBreakdown: (hours: string, rate: string, travel: string | undefined, total: string): string =>
    `Flat: ${hours} × ${rate}${travel === undefined ? '' : ` + ${travel} travel`} = ${total}`,
  hours: (count: string): string => `${count}\u00a0hr`,
  minimum: (hours: string): string => `${hours}-hour minimum`,
  list: (parts: readonly string[]): string => parts.join(', '),

  stairs: (count: number): string => counted(count, { one: 'flight of stairs', other: 'flights of stairs' }),
  longCarry: (feet: number): string => `Long carry, ${feet} ft`,

  conflictHard: (time: string, company: string): string => `You already work ${time} that day (${company})`,
  conflictSoft: (time: string, company: string): string => `Tight: you work ${time} that day (${company})`,
  ownLimit: {
    hours: 'Outside your usual hours',
    jobs_per_day: 'More jobs that day than your limit',
    hours_per_week: 'More hours that week than your limit',
    pay: 'Pays less than your minimum per job',
  } satisfies Record<Exclude<OwnConflictKind, 'job' | 'invitation'>, string>,
  otherInvitation: (time: string, company: string): string => `Another invitation is at ${time} that day (${company})`,
  changed: 'What changed',
  before: 'Before',
  now: 'Now',
  field: {
    date: 'Date',
    end_date: 'Last day',
    arrival_window: 'Arrival',
    estimated_hours: 'Hours',
    hourly_rate: 'Rate',
    pick_up_addresses: 'Pickup',
    destination_addresses: 'Destination',
    pick_up_address: 'Pickup',
    destination_address: 'Destination',
    other: 'Other details',
  },

  arrived: (route: string): string => `New invitation: ${route}`,
  moved: (route: string): string => `Changed: ${route}`,
};
