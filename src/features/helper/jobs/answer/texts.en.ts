import { plural } from '#platform/lib/text';

export const answerTexts = {
  accept: 'Accept',
  acceptName: (job: string): string => `Accept ${job}`,
  acceptAfterAll: 'Accept after all',
  acceptAfterAllName: (job: string): string => `Accept after all: ${job}`,
  decline: 'Decline',
  declineName: (job: string): string => `Decline ${job}`,
  withdraw: 'Withdraw',
  accepted: (job: string): string => `${job} accepted`,
  open: 'Open job',
  declined: (job: string): string => `${job} declined`,
  withdrawn: (job: string): string => `You withdrew from ${job}`,

  declineTitle: 'Decline this job?',
  declineNote: 'You can still accept later while a slot is open and the job hasn’t started.',
  reason: 'Reason',
  comment: 'Comment',
  commentHint: 'Optional. The company sees it.',
  keep: 'Back',

  withdrawTitle: 'Withdraw from this job?',
  withdrawNote: 'Your slot opens for someone else, and the company is notified right away.',
  late: (hours: number): string =>
    `The job starts in less than ${hours} ${plural(hours, { one: 'hour', other: 'hours' })}. This counts as a late cancellation in your reliability.`,
  lateStarted: 'The job has already started. This counts as a late cancellation in your reliability.',
  inTime: 'This is more than 24 hours before the start, so it doesn’t count as late.',
  noPay: (amount: string): string => `You give up about ${amount}.`,
  keepJob: 'Keep job',

  refusedTitle: (job: string): string => `${job} was not accepted`,
  filled: 'Someone else just took this position. Nothing is booked for you.',
  expired: 'The invitation expired. Ask the company if they still need you.',
  conflict: 'You already work at that time.',
  started: 'The job has already started.',
  weekly: 'You would work more than 60 hours that week.',
  plan: 'Your free plan includes 10 accepted jobs a month.',
  upgrade: 'See plans',
  close: 'OK',
};
