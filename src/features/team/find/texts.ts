import { formatRate } from '#platform/lib/money';
import { counted, formatNumber } from '#platform/lib/text';

const jobs = (count: number) => counted(count, { one: 'job', other: 'jobs' });

/** Finding helpers anywhere and inviting them. */
export const findTexts = {
  title: 'Find helpers',
  subtitle: (branch: string): string => `Helpers near ${branch}, best matches first.`,
  back: 'Back to requested',
  helpers: 'Helpers',
  /** In place of a name. */
  search: 'Search by name or city',
  tooShort: 'Enter at least 2 letters.',
  filters: 'Show only',
  found: (count: number): string => `${formatNumber(count)} found`,
  foundLong: (count: number): string => `${counted(count, { one: 'helper', other: 'helpers' })} found`,
  loading: 'Loading helpers',
  errorTitle: 'Helpers couldn’t be loaded',
  errorText: 'Something went wrong. Nothing was changed.',
  noneTitle: 'No helpers found',
  none: 'Try a different search or clear the filters.',
  noneAtAllTitle: 'No helpers near here yet',
  noneAtAll: 'Helpers who work near this branch appear here as they join. You can add people you know.',
  addMember: 'Add member',
  showAll: 'Show everyone',
  pages: 'Pages of helpers',
  stale: 'These helpers couldn’t be refreshed and may be out of date.',
  head: { distance: 'Distance', jobs: 'Jobs', rating: 'Rating', rate: 'Rate' },
  jobsDone: jobs,
  speaks: (languages: string): string => `Speaks ${languages}`,
  equipment: (things: string): string => `Equipment: ${things}`,
  invite: 'Invite',
  inviteName: (name: string): string => `Invite ${name}`,
  inviteAgain: 'Invite again',
  inviteAgainName: (name: string): string => `Invite ${name} again`,
  invited: 'Invited',
  member: 'On the team',

  inviteTitle: (name: string, branch: string): string => `Invite ${name} to ${branch}?`,
  inviteText: (name: string): string =>
    `${name} sees your company, the positions, the rate and your message, and joins the team when they accept.`,
  positions: 'Position',
  rate: 'Hourly rate',
  perHour: '/hr',
  usualRate: (cents: number): string => `Usually works for ${formatRate(cents)}.`,
  message: 'Message',
  messageHint: 'Sent with the invitation.',
  send: 'Send invitation',
  sent: (name: string): string => `The invitation to ${name} was sent`,
};
