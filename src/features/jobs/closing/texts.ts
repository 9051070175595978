import type { TipSplit } from '#domain/money/crewPay';
import type { StayProblem } from '#domain/orders/completionLimits';
import { codeLabels } from '#domain/orders/labels';
import { formatMoney } from '#platform/lib/money';
import { nbsp } from '#platform/lib/text';
import { jobInText, jobTitle } from '../orders';

const hours = (text: string) => `${text}${nbsp}hr`;

const paidHours = (text: string) => `${hours(text)} paid`;

/** Texts for completing a job (hours, pay, ratings) and reopening it. */
export const closingTexts = {
  title: (number = '') => `Complete ${jobInText(number)}?`,
  consequence: 'Crew members are notified of their pay. The owner can reopen within 24 hours.',
  complete: 'Complete job',
  completed: (number: string, total: number | null) =>
    `${jobTitle(number)} completed${total === null ? '.' : `: ${formatMoney(total)} to the crew.`}`,
  loading: 'Loading crew',
  errorTitle: 'The crew couldn’t be loaded',
  errorText: 'Something went wrong. Nothing was changed.',
  noOne: 'No one accepted this job, so there is no one to pay. Cancel it instead.',

  time: 'Time on site',
  day: 'Day',
  times: 'Start – end',
  timesHint: 'For example, 8:20 AM - 3:35 PM',
  timesWrong: 'Enter a start and end time, such as 8:20 AM - 3:35 PM',
  lastDay: 'Last day',
  stay: {
    start_ahead: 'The start is in the future',
    start_early: 'The start can be up to 24 hours before the planned start',
    end_before_start: 'The end must be after the start',
    end_ahead: 'The end is in the future. Complete the job when the crew has left.',
    too_many_days: 'The job is planned for fewer days. Change its last day first.',
  } satisfies Record<StayProblem, string>,
  breakTooLong: 'The break must be shorter than the time on site',
  hoursTooMany: (most: string) => `Up to ${hours(most)}, the time on site`,
  breakTime: 'Break',
  minutes: 'min',
  toPay: (paid: string, onSite: string, { pause, isRounded }: { pause: number; isRounded: boolean }) => {
    const reasons = [
      `${onSite} on site${pause > 0 ? ` minus a ${pause}${nbsp}min break` : ''}`,
      ...(isRounded ? [`rounded up to 15${nbsp}min`] : []),
    ];
    return `${paidHours(paid)} (${reasons.join(', ')})`;
  },
  flat: (paid: string) => `Flat rate: ${paidHours(paid)}.`,
  minimum: (paid: string) => `Minimum: ${paidHours(paid)}.`,

  crew: 'Hours and pay',
  crewUnknown: 'Everyone on the crew is recorded with the time on site.',
  withoutCheckIn: (names: readonly string[]) =>
    `${names.join(', ')} didn’t check in. Mark anyone who didn’t show up as a no-show.`,
  hours: 'Hours',
  hour: 'hr',
  bonus: 'Bonus',
  tip: 'Tip',
  noShow: 'No-show',
  noShowPay: 'No pay or tips.',
  earns: 'Earns',
  sum: (paid: string, rate: string, wage: string) => `${hours(paid)} × ${rate} = ${wage}`,
  andTravel: (money: string) => `${money} travel`,
  andBonus: (money: string) => `${money} bonus`,
  andTip: (money: string) => `${money} tip`,
  stars: 'Rating',
  tags: 'Feedback',
  tag: codeLabels.en.ratingTag,
  workAgain: 'Rehire?',
  workAgainOf: (name: string) => `Rehire ${name}?`,
  workAgainSaved: (name: string) => `Answer about ${name} saved`,
  workAgainChoice: codeLabels.en.workAgain,
  comment: 'Comment',
  commentHint: 'Visible to them.',

  tips: 'Tips',
  tipsTotal: 'Total tips',
  tipSplit: 'Split',
  split: {
    equal: 'Evenly',
    by_hours: 'By hours',
    custom: 'Custom',
  } satisfies Record<TipSplit, string>,
  given: (given: number, total: number) => `${formatMoney(given)} of ${formatMoney(total)} assigned`,
  tipsForNoOne: 'No one came, so there are no tips to split',
  tipsDiffer: (given: number) => `Crew tips add up to ${formatMoney(given)}`,

  issues: 'Issues',
  issuesText: 'Damage, delays, anything the office should know.',
  addIssue: 'Add an issue',
  issue: (number: number) => `Issue ${number}`,
  issueType: 'Type',
  issueText: 'What happened',
  removeIssue: (number: number) => `Remove issue ${number}`,
  end: 'Sign-off',
  signature: 'Signed by the customer',
  signatureHint: 'Name of signer.',
  notes: 'Notes',
  notesHint: 'Office only.',
  notesWanted: 'Over 150% of estimate: add a note.',
  total: 'Paid to the crew',

  reopen: 'Reopen',
  reopenTitle: (number: string) => `Reopen ${jobInText(number)}?`,
  reopenText: 'Hours, pay and ratings are cleared until it is completed again. The crew stays.',
  reopened: (number: string) => `${jobTitle(number)} reopened.`,
};
