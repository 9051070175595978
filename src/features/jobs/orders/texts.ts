import { counted, nbsp } from '#platform/lib/text';
import { formatSpan } from '#platform/lib/time/timeLeft';

/** Messages of the order rules beyond the generic ones (spec section 5). */
export const rulesTexts = {
  noWindow: 'Enter a start and end time, such as 8-10 AM',
  windowTooLong: 'Use a window of up to 6 hours that ends the same day',
  windowTooShort: 'Use a window of at least 1 hour, unless the time is firm',
  endsTooEarly: 'The end must be later than the start, on the same day',
  halves: 'Enter a whole or half number, such as 6.5',
};

export const cardTexts = {
  backToJobs: 'Back to jobs',
  job: 'Job',
  hours: (count: number | string) => `${count}${nbsp}hr`,
  timesHours: (days: number, hours: string) => `${days}${nbsp}days${nbsp}×${nbsp}${hours}`,
  startsIn: (span: string) => `Starts in ${span}`,
  startsNow: 'Starts now',
  due: (window: string) => `Due ${window}`,
  late: (count: number) => `${counted(count, { one: 'person', other: 'people' })} late, not checked in`,
  startedAgo: (span: string) => `Started ${span} ago`,
  over: 'Ready to complete',
  overNotFormed: 'Date has passed',
  needsCrew: 'Needs crew',
  needsCrewLink: (words: string, job: string) => `${words}: find people for ${job}`,
  findPeople: 'Find people',
  addressIncomplete: 'Address incomplete',
  unitMissing: 'Missing unit #',
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
  updated: (when: string, by: string) => (by === '' ? `Updated ${when}` : `Updated ${when} by ${by}`),
  zone: (window: string, zone: string) => `${window} ${zone}`,
};

/** Fields that a job and an offer have in common. */
export const needFieldTexts = {
  less: (what: string) => `Remove one ${what}`,
  more: (what: string) => `Add one ${what}`,
  onlyOpen: (open: string) => `Open on this job: ${open}`,
  windowHint: 'For example, 8-10 or 11am-1pm',
  usualWindows: 'Your standard windows',
};

/** Decisions of the office about people on a job that changes. */
export const decisionTexts = {
  how: 'What happens to the crew?',
  notify: 'Notify only',
  notifyNote: 'Everyone stays on the job and is notified of the change.',
  reconfirm: 'Ask the crew to confirm',
  reconfirmNote: 'Everyone who accepted must accept again; until then the job isn’t fully crewed.',
  reason: 'Reason',
  reasonHint: 'Saved with the job. Example: swapped with Jamal, agreed by phone.',
};

/** Progress of people on a job. */
export const progressTexts = {
  label: 'Progress',
  step: {
    invited: 'Invited',
    accepted: 'Accepted',
    on_my_way: 'On the way',
    checked_in: 'Arrived',
    checked_out: 'Done',
  },
  ahead: 'Not yet',
  reported: (name: string, step: string) => `${name}: ${step}`,
  since: {
    on_my_way: (time: string) => `On the way since ${time}`,
    checked_in: (time: string) => `Arrived ${time}`,
    checked_out: (time: string) => `Done ${time}`,
  },
  announced: (minutes: number) => `Running ${formatSpan(minutes * 60_000)} late`,
  waited_for: (minutes: number) => `${formatSpan(minutes * 60_000)} late, not checked in`,
  arrived: (minutes: number) => `${formatSpan(minutes * 60_000)} late`,
  absent: 'No check-in',
  count: {
    on_my_way: (count: number) => `${count} on the way`,
    checked_in: (count: number) => `${count} arrived`,
    checked_out: (count: number) => `${count} done`,
    late: (count: number) => `${count} late`,
  },
};

/** Announcements for screen readers when an invitation to a job changes. */
export const crewChangeTexts = {
  news: {
    1: (name: string, count: string) => `${name} was invited${count}`,
    2: (name: string, count: string) => `${name} accepted${count}`,
    3: (name: string, count: string) => `${name} declined${count}`,
    4: (name: string, count: string) => `${name}’s invitation was withdrawn${count}`,
  },
  /** Nothing for a job whose slots are not known. */
  acceptedCount: (accepted: number, required: number) => (required === 0 ? '' : `, ${accepted} of ${required}`),
};

/** Texts for a job that cannot be shown or changed. */
export const openOrderTexts = {
  errorText: 'Something went wrong. Nothing was changed.',
  missingTitle: 'Job not found',
  missing: 'It may have been deleted, or the link is wrong.',
  closedTitle: 'This job is closed',
  closed: 'The crew of a closed job can’t be changed.',
  toDetails: 'View job',
  toJobs: 'All jobs',
};

/** Texts for files of a job, on its page and in its form. */
export const fileTexts = {
  files: 'Files',
  addHint: `Photos, paperwork, permits: JPG, PNG, WebP or PDF, up to 10${nbsp}MB each.`,
  kinds: `JPG, PNG, WebP or PDF, up to 10${nbsp}MB each.`,
  add: 'Add files',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  uploaded: (name: string) => `${name} uploaded`,
  refused: (name: string, problem: string) => `${name} was not added. ${problem}`,
  failed: (name: string, problem: string) => `${name}: ${problem}`,
  tooMany: (limit: number) => `Up to ${limit} files per job.`,
  tooLarge: `Files can be up to 10${nbsp}MB.`,
  wrongType: 'Choose a JPG, PNG or WebP image or a PDF.',
  waiting: 'Waiting to upload',
  uploading: (percent: number) => `Uploading… ${percent}%`,
  done: 'Uploaded',
  notSent: 'Not uploaded. Check your connection and try again.',
  gone: 'This file is no longer on this device. Add it again.',
  tryAgain: 'Try again',
  uploadAgain: (name: string) => `Try again to upload ${name}`,
  notPersisted: 'This device is out of storage. Stay on this page until your files are uploaded.',
  kilobytes: (size: string) => `${size}${nbsp}KB`,
  megabytes: (size: string) => `${size}${nbsp}MB`,
};
