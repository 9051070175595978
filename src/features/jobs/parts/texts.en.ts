import { counted } from '../../../platform/lib/text';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';

export const cardTexts = {
  backToJobs: 'Back to the jobs',
  days: (count: number) => `${count}${nbsp}d`,
  hours: (count: number | string) => `${count}${nbsp}h`,
  timesHours: (days: number, hours: string) => `${days}${nbsp}×${nbsp}${hours}`,
  minutes: (count: number) => `${count}${nbsp}min`,
  startsIn: (span: string) => `Starts in ${span}`,
  startsNow: 'Starts now',
  startedAgo: (span: string) => `Started ${span} ago`,
  over: 'Waits to be completed',
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
  waiting: (count: number) => `${count} waiting for an answer`,
  morePeople: (count: number) => `+${count}`,
  person: { 1: 'waiting', 2: 'accepted', 3: 'declined', 4: 'cancelled' },
  personStands: (name: string, state: string) => `${name}, ${state}`,
  personStars: (name: string, stars: number) => `${name}, ${counted(stars, { one: 'star', other: 'stars' })}`,
  updated: (when: string, by: string) => `Updated ${when} by ${by}`,
  zone: (window: string, zone: string) => `${window} ${zone}`,
};
