import { counted, plural } from '../../../platform/lib/text';

const jobs = (count: number) => counted(count, { one: 'upcoming job', other: 'upcoming jobs' });

export const removeTexts = {
  notYours: 'Only the owner or a branch manager can remove members.',
  managersNotYours: 'Only the owner can remove a manager.',
  title: (name: string, branch: string): string =>
    branch === '' ? `Remove ${name}?` : `Remove ${name} from ${branch}?`,
  consequence: (name: string, count: number): string =>
    `${name} has ${jobs(count)}. Removing ${name} cancels ${plural(count, { one: 'that invitation', other: 'those invitations' })}.`,
  noJobs: (name: string): string => `${name} has no upcoming jobs.`,
  noManager: (name: string): string => `${name} is no longer a manager and keeps the account as a helper.`,
  noAccess: (name: string): string => `${name} is logged out at once and can no longer log in.`,
  kept: 'Finished jobs and pay stay in the history.',
  elsewhere: (name: string): string => `${name} stays a member of the other branches.`,
  jobs: 'Upcoming jobs',
  more: (count: number): string => `and ${counted(count, { one: 'more', other: 'more' })}`,
  loading: 'Upcoming jobs are being looked up',
  failed: 'The upcoming jobs could not be loaded, so what would be cancelled is not known.',
  again: 'Try again',
  gone: (name: string): string => `${name} is not on the team any more. Somebody was faster.`,
  notSent: 'No answer came from the server. Nothing is lost; check your connection and try again.',
  action: 'Remove member',
  keep: 'Keep member',
  close: 'Close',
  removed: (name: string): string => `${name} was removed from the team`,
};
