import { counted } from '../../../platform/lib/text';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';

export const cardTexts = {
  backToJobs: 'Back to jobs',
  days: (count: number) => counted(count, { one: 'day', other: 'days' }).replace(' ', nbsp),
  hours: (count: number | string) => `${count}${nbsp}hr`,
  timesHours: (days: number, hours: string) => `${days}${nbsp}days${nbsp}×${nbsp}${hours}`,
  minutes: (count: number) => `${count}${nbsp}min`,
  startsIn: (span: string) => `Starts in ${span}`,
  startsNow: 'Starts now',
  startedAgo: (span: string) => `Started ${span} ago`,
  over: 'Ready to complete',
  overNotFormed: 'Date has passed',
  needsCrew: 'Needs crew',
  addressIncomplete: 'Address incomplete',
  unitMissing: 'Missing unit #',
  customer: (first: string, last: string) => `${first} ${last}`.trim(),
  volume: (cuft: string) => `${cuft}${nbsp}cu${nbsp}ft`,
  select: (number: string) => `Select job ${number}`,
  moreStops: (count: number) => `(+${counted(count, { one: 'stop', other: 'stops' })})`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  noAddress: 'No address yet',
  need: (count: number, what: string) => `${count}${nbsp}${what}`,
  vehicle: (count: number, what: string) => (count === 1 ? what : `${count}${nbsp}× ${what}`),
  feet: (length: string) => `${length}${nbsp}ft`,
  ofRequired: (accepted: number, required: number) => `${accepted}/${required}`,
  crew: (accepted: number, required: number) => `${accepted} of ${required} accepted`,
  waiting: (count: number) => `${count} pending`,
  morePeople: (count: number) => `+${count}`,
  person: { 1: 'pending', 2: 'accepted', 3: 'declined', 4: 'withdrawn' },
  personStatus: (name: string, status: string) => `${name}, ${status}`,
  personStars: (name: string, stars: number) => `${name}, ${counted(stars, { one: 'star', other: 'stars' })}`,
  updated: (when: string, by: string) => `Updated ${when} by ${by}`,
  zone: (window: string, zone: string) => `${window} ${zone}`,
};
