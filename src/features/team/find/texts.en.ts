import { formatRate } from '../../../platform/lib/money';
import { counted, formatNumber } from '../../../platform/lib/text';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';
const jobs = (count: number) => counted(count, { one: 'job', other: 'jobs' });

/** Finding helpers anywhere and inviting them. */
export const findTexts = {
  title: 'Find helpers',
  subtitle: (branch: string): string => `Helpers near ${branch}, the best fit first.`,
  back: 'Back to requested',
  helpers: 'Helpers',
  search: 'Search by name or city',
  tooShort: 'Type at least two letters.',
  filters: 'Show only',
  found: (count: number): string => `${formatNumber(count)} found`,
  foundLong: (count: number): string => `${counted(count, { one: 'helper', other: 'helpers' })} found`,
  loading: 'Looking for helpers',
  errorTitle: 'Helpers could not be loaded',
  errorText: 'The connection or the server failed. Nothing was changed.',
  noneTitle: 'Nobody found',
  none: 'No helper matches. Search for something else, or take the filters off.',
  noneAtAllTitle: 'No helpers near here yet',
  noneAtAll: 'Helpers who work near this branch appear here as they join.',
  showAll: 'Show everybody',
  branchFailed: 'The branch could not be loaded.',
  noBranch: 'Helpers are invited to a branch, and there is none yet.',
  pages: 'Pages of helpers',
  stale: 'These helpers could not be updated. They are shown as they were.',
  head: { distance: 'Distance', jobs: 'Jobs', rating: 'Rating', rate: 'Rate' },
  miles: (miles: string): string => `${miles}${nbsp}mi`,
  milesLong: (miles: string): string => `${miles}${nbsp}mi away`,
  jobsDone: jobs,
  speaks: (languages: string): string => `Speaks ${languages}`,
  brings: (things: string): string => `Brings ${things}`,
  invite: 'Invite',
  inviteName: (name: string): string => `Invite ${name}`,
  askAgain: 'Ask again',
  askAgainName: (name: string): string => `Ask again: ${name}`,
  invited: 'Invited',
  member: 'On the team',

  inviteTitle: (name: string, branch: string): string => `Invite ${name} to ${branch}?`,
  inviteText: (name: string): string =>
    `${name} sees your company, the positions, the rate and your message, and joins the team on saying yes.`,
  positions: 'Asked to work as',
  rate: 'Hourly rate',
  perHour: '/h',
  usualRate: (cents: number): string => `Usually works for ${formatRate(cents)}.`,
  message: 'Message',
  messageHint: 'They read it with the request.',
  send: 'Send invitation',
  sent: (name: string): string => `The invitation to ${name} was sent`,
};
