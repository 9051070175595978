import { counted } from '#platform/lib/text';

const application = { one: 'application', other: 'applications' };

export const partTexts = {
  closesIn: (span: string) => `Closes in ${span}`,
  closing: 'Closing now',
  needs: (needs: readonly string[]) => needs.join(', '),
  needRate: (need: string, rate: string) => `${need} at ${rate}`,
  filled: (accepted: number, needed: number) => `${accepted} of ${needed} filled`,
  more: (offer: string) => `More for ${offer}`,
  actions: { edit: 'Edit offer…', close: 'Close offer…', repeat: 'Publish again…', delete: 'Delete…' },
  job: (number: string) => `Job ${number}`,
  jobDeleted: 'Job deleted',

  editTitle: 'Edit offer',
  save: 'Save changes',
  rate: 'Hourly rate',
  rateOf: (position: string) => `Hourly rate, ${position}`,
  rateUnit: '/hr',
  lastDay: 'Apply by, day',
  lastTime: 'Apply by, time',
  deadlinePast: 'Choose a time in the future',
  audienceHint: 'People who applied still see the offer. Others you no longer include don’t.',
  radius: 'Radius',
  radiusUnit: 'mi',
  inSteps: 'Notify in stages',
  allAtOnce: 'Everyone at the same time',
  apart: (minutes: number) => `${counted(minutes, { one: 'minute', other: 'minutes' })} apart`,
  message: 'Message to helpers',
  messageHint: 'Everyone who sees the offer can read it.',
  autoAccept: 'Accept automatically',
  autoAcceptHint: 'The first people who apply and can work, up to this number. 0 means you choose.',
  autoAcceptUnit: 'people',
  atMost: (count: number) => `The offer needs only ${count}`,
  saved: 'Offer saved',
  staleField: 'Someone else changed the same fields while you were editing. Save again to replace their changes.',

  closeTitle: 'Close this offer?',
  closeText: (waiting: number, accepted: number) =>
    [
      'No one else can apply.',
      waiting > 0 && `${counted(waiting, application)} will be canceled, and the applicants are notified.`,
      accepted > 0 &&
        `${counted(accepted, { one: 'accepted person stays', other: 'accepted people stay' })} on the crew.`,
    ]
      .filter(Boolean)
      .join(' '),
  closeAction: 'Close offer',
  keep: 'Keep offer',
  closed: 'Offer closed',

  deleteTitle: 'Delete this offer?',
  deleteText: (applied: number) =>
    applied > 0
      ? `The offer and ${counted(applied, application)} will be deleted.`
      : 'The offer will be deleted. No one has applied.',
  deleteAction: 'Delete offer',
  deleted: 'Offer deleted',

  repeatTitle: 'Publish this offer again?',
  repeatText: 'A new offer with the same terms, for the slots that are still open.',
  audience: 'Notify',
  repeatAction: 'Publish',
  repeated: 'Offer published',
};

const people = { one: 'person', other: 'people' };

export const offersTexts = {
  create: 'New offer',
  list: 'Offers',
  loading: 'Loading offers',
  pages: 'Offer pages',
  states: 'Offers by status',
  all: 'All',
  countOf: (label: string, count: number) => `${label} · ${count}`,
  newItems: (count: number) => `${count} new`,
  stale: 'These offers couldn’t be refreshed and may be out of date.',
  errorTitle: 'The offers couldn’t be loaded',
  errorText: 'Check your connection and try again. Nothing was changed.',
  emptyTitle: 'No offers yet',
  empty: 'When your own crew isn’t enough, publish an offer to helpers nearby.',
  noneTitle: 'No offers with this status',
  none: 'Choose another status to see your other offers.',
  showAll: 'Show all',

  within: (miles: number, place: string) => `${place} · within ${miles}\u00a0mi`,
  applied: (count: number) => `${counted(count, people)} applied`,
  noneApplied: 'No applications yet',
  reach: (notified: number, viewed: number) => `${notified} notified, ${viewed} viewed`,
  autoAccept: (count: number) => `Accepts the first ${counted(count, people)} automatically`,
  published: (when: string, by: string) => `Published ${when} by ${by}`,
  ended: (when: string) => `Ended ${when}`,
  review: (count: number) => `Review ${count}`,
  view: 'View offer',
  viewName: (offer: string) => `View offer: ${offer}`,
  reviewName: (count: number, offer: string) => `Review ${count} for ${offer}`,

  arrived: (offer: string) => `New offer: ${offer}`,
  newApplication: (offer: string, count: number) => `${offer}: ${counted(count, people)} applied`,
  statusNow: (offer: string, status: string) => `${offer} is now ${status}`,
  changed: (offer: string) => `${offer} has changed`,
};

export const numbersTexts = {
  title: 'Results by branch and month',
  loading: 'Loading results',
  errorText: 'The results couldn’t be loaded.',
  stale: 'These results couldn’t be refreshed and may be out of date.',
  empty: 'No offers in the last 12 months.',
  month: 'Month',
  branch: 'Branch',
  monthOf: (month: string, branch: string) => `${month}, ${branch}`,
  offers: 'Offers',
  filled: 'Filled',
  timeToFill: 'Time to fill',
  applicants: 'Applicants per offer',
  acceptance: 'Acceptance',
  none: '—',
  percent: (percent: number) => `${percent}%`,
  showAll: (months: number) => `Show all ${months} months`,
  showLess: 'Show fewer',
  definitions: 'How these are counted',
  define: {
    month: 'An offer counts in the month it was published, in the time zone of its branch.',
    timeToFill: 'Median time from publishing to the last slot filled, of the offers that were filled.',
    applicants: 'Average number of people who applied to an offer.',
    acceptance: 'Share of applicants who were accepted.',
  },
};
