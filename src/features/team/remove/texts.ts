import { counted, plural } from '#platform/lib/text';

const jobs = (count: number) => counted(count, { one: 'upcoming job', other: 'upcoming jobs' });

export const removeTexts = {
  notYours: 'Only the owner or a branch manager can remove members.',
  managersNotYours: 'Only the owner can remove a manager.',
  title: (name: string, branch: string): string =>
    branch === '' ? `Remove ${name}?` : `Remove ${name} from ${branch}?`,
  consequence: (name: string, count: number): string =>
    `${name} has ${jobs(count)}. Removing ${name} cancels ${plural(count, { one: 'that invitation', other: 'those invitations' })}.`,
  noJobs: (name: string): string => `${name} has no upcoming jobs.`,
  noManager: (name: string): string => `${name} will no longer be a manager but keeps a helper account.`,
  noAccess: (name: string): string => `${name} is logged out right away and can no longer log in.`,
  kept: 'Finished jobs and pay stay in History.',
  elsewhere: (name: string): string => `${name} stays a member of the other branches.`,
  jobs: 'Upcoming jobs',
  more: (count: number): string => `and ${counted(count, { one: 'more', other: 'more' })}`,
  loading: 'Loading upcoming jobs',
  failed: 'The upcoming jobs couldn’t be loaded, so we can’t show what would be canceled.',
  again: 'Try again',
  gone: (name: string): string => `${name} is no longer on the team. Someone already removed them.`,
  notSent: 'The server didn’t respond. Nothing is lost. Check your connection and try again.',
  action: 'Remove member',
  keep: 'Keep member',
  close: 'Close',
  removed: (name: string): string => `${name} was removed from the team`,
};
