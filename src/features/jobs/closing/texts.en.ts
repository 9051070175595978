import type { CrewRatingWorkAgain } from '../../../generated/model';
import type { StayProblem } from '../../../domain/completionLimits';
import type { TipSplit } from '../../../domain/crewPay';
import { formatMoney } from '../../../platform/lib/money';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';
const hours = (text: string) => `${text}${nbsp}h`;

/** Finishing a job: hours, pay, stars; and opening it again. */
export const closingTexts = {
  title: (number: string) => `Complete job ${number}?`,
  titleWaiting: 'Complete this job?',
  consequence: 'Everybody who came is told what they earned. The owner can open the job again within 24 hours.',
  complete: 'Complete job',
  completed: (number: string, total: number) => `Job ${number} is completed: ${formatMoney(total)} to the crew.`,
  loading: 'Loading the crew',
  errorTitle: 'The crew could not be loaded',
  errorText: 'The connection or the server failed. Nothing was changed.',
  nobody: 'Nobody has accepted this job, so there is nobody to pay. Cancel it instead.',

  time: 'Time on site',
  day: 'Day',
  times: 'From – to',
  timesHint: 'For example, 8:20am-3:35pm',
  timesWrong: 'Enter a start and an end, like 08:20 - 15:35',
  lastDay: 'Last day',
  stay: {
    start_ahead: 'The start is in the future',
    start_early: 'The crew starts 24 hours before the planned start at the earliest',
    end_before_start: 'The end must be after the start',
    end_ahead: 'The end is in the future. Complete the job when the crew has left.',
    too_many_days: 'The job has fewer days than that. Change its last day first.',
  } satisfies Record<StayProblem, string>,
  breakTooLong: 'The break must be shorter than the time on site',
  hoursTooMany: (most: string) => `The crew was on site for ${hours(most)} at most`,
  breakTime: 'Break',
  minutes: 'min',
  toPay: (paid: string, onSite: string, pause: number) =>
    pause > 0
      ? `${hours(paid)} to pay: ${onSite} on site less a break of ${pause}${nbsp}min, in whole quarters of an hour.`
      : `${hours(paid)} to pay: ${onSite} on site, in whole quarters of an hour.`,
  flat: (paid: string) => `This job is flat: ${hours(paid)} are paid.`,
  minimum: (paid: string) => `At least ${hours(paid)} are paid.`,

  crew: 'Hours and pay',
  rate: (rate: string) => rate,
  hours: 'Hours',
  hour: 'h',
  bonus: 'Bonus',
  tip: 'Tip',
  noShow: 'Did not come',
  noShowPay: 'Is paid nothing and takes no part in the tips.',
  earns: 'Earns',
  sum: (paid: string, rate: string, wage: string) => `${hours(paid)} × ${rate} = ${wage}`,
  andTravel: (money: string) => `${money} travel`,
  andBonus: (money: string) => `${money} bonus`,
  andTip: (money: string) => `${money} tip`,
  stars: 'Stars',
  tags: 'What stood out',
  tag: {
    on_time: 'On time',
    careful: 'Careful',
    hard_working: 'Hard working',
    friendly: 'Good with customers',
    leads_well: 'Leads well',
    late: 'Late',
    careless: 'Careless',
  },
  workAgain: 'Work again?',
  workAgainChoice: {
    favorite: 'Yes, a favorite',
    ok: 'Yes',
    block: 'No, never again',
  } satisfies Record<CrewRatingWorkAgain, string>,
  comment: 'Comment',
  commentHint: 'They can read it.',

  tips: 'Tips',
  tipsTotal: 'Tips in all',
  tipSplit: 'Who gets how much',
  split: {
    equal: 'Everybody the same',
    by_hours: 'By hours',
    custom: 'By hand',
  } satisfies Record<TipSplit, string>,
  given: (given: number, total: number) => `${formatMoney(given)} of ${formatMoney(total)} given out`,
  tipsForNobody: 'Nobody came who could get tips',
  tipsDiffer: (given: number) => `The tips of the crew add up to ${formatMoney(given)}`,

  issues: 'Issues',
  issuesText: 'Damage, delays, anything the office should know.',
  addIssue: 'Add an issue',
  issue: (place: number) => `Issue ${place}`,
  issueType: 'What kind',
  issueText: 'What happened',
  removeIssue: (place: number) => `Remove issue ${place}`,
  end: 'Sign-off',
  signature: 'Signed by the customer',
  signatureHint: 'The name under the paper, if somebody signed.',
  notes: 'Notes',
  notesHint: 'For the office.',
  notesWanted: 'Somebody worked more than half again as long as estimated: say why.',
  total: 'Paid to the crew',

  reopen: 'Open again',
  reopenTitle: (number: string) => `Open job ${number} again?`,
  reopenText: 'Hours, pay and stars are dropped until it is completed again. The crew stays.',
  reopened: (number: string) => `Job ${number} is open again.`,
};
