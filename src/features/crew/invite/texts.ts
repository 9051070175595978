import { counted } from '#platform/lib/text';

const job = { one: 'job', other: 'jobs' };
const person = { one: 'person', other: 'people' };

/** Texts for inviting one team member to a job. */
export const inviteTexts = {
  title: (name: string): string => `Invite ${name} to which job?`,
  toJob: (name: string, number: string): string => `Invite ${name} to ${number}?`,
  jobs: 'Jobs that need people, soonest first',
  loading: 'Loading jobs',
  failed: 'The jobs couldn’t be loaded. Nothing was changed.',
  noneTitle: (name: string): string => `No open jobs for ${name}`,
  none: 'Upcoming jobs with an open slot in one of their positions appear here.',
  newJob: 'Add job',
  needs: (people: string): string => `Still needs ${people}`,
  choose: 'Choose',
  chooseJob: (number: string): string => `Choose ${number}`,
  more: 'Show more jobs',
  otherJobs: 'Other jobs',
  position: 'Position',
  rate: 'Rate',
  perHour: '/hr',
  message: 'Message',
  messageHint: 'Sent with the invitation.',
  send: 'Invite',
  sent: (name: string, number: string): string => `${name} was invited to ${number}`,
  openCrew: 'Open crew',
  toJobs: (count: number): string => `Invite people to ${counted(count, job)}`,
  people: 'People to invite',
  findPeople: 'Find people',
  noPeople: 'No one on this team can be invited to these jobs.',
  freeFor: (free: number, all: number): string => `Can be invited to ${free} of ${counted(all, job)}`,
  obstacle: (number: string, reason: string): string => `${number}: ${reason}`,
  obstacles: { invited: 'invited', accepted: 'accepted', busy: 'busy', noSlot: 'no open slot' },
  jobsMissing: (numbers: string): string => `Could not load ${numbers}`,
  loadAgain: 'Try again',
  sendAll: (invitations: number, jobs: number): string =>
    `Send ${counted(invitations, { one: 'invitation', other: 'invitations' })} for ${counted(jobs, job)}`,
  tryAgain: (jobs: number): string => `Try again for ${counted(jobs, job)}`,
  outcomes: 'Results',
  invitedCount: (count: number): string => `${counted(count, person)} invited`,
  noneInvited: 'No one was invited.',
  close: 'Close',
  filled: 'All slots they qualify for are filled.',
};
