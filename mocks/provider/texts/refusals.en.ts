import type { ActionRefusal } from '#domain/actions';

/** Reasons a request is refused. Field texts are from spec section 5, word for word. */
export const fieldProblemTexts = {
  required: 'Value is required',
  /** For a field that is needed only because of other values. */
  requiredIf: 'The value is required',
  notValid: 'Value is not valid',
  skippedTime: 'Clocks skip this time that night. Choose another.',
  numeric: 'Value must be numeric',
  email: 'Value is not a valid email address',
  minLength: (limit: string) => `This field should be at least ${limit} characters long`,
  maxLength: (limit: string) => `The maximum length allowed is ${limit}`,
  minValue: (limit: string) => `The minimum value allowed is ${limit}`,
  maxValue: (limit: string) => `The maximum value allowed is ${limit}`,
  sameAsPassword: 'The value must be equal to the password value',
  characters: 'Value has characters that can’t be used',
};

export const requestTexts = {
  unauthenticated: 'Unauthenticated.',
  forbidden: 'You don’t have permission to do this. Ask the company owner for access.',
  notFound: 'Not found.',
  someFields: 'Some fields need your attention.',
  tooLarge: 'This request is too large.',
  unreadable: 'The request body could not be read.',
  keyReused: 'This key belongs to another request. Use a new one.',
  serverError: 'Server error.',
  tooManyRequests: 'Too many requests.',
  trouble: 'The server is having trouble. Please try again.',
  planLimit: 'Your plan doesn’t include this.',
  conflict: 'This has changed. Load it again.',
  gone: 'This is no longer available.',
  wrongFileType: 'This type of file can’t be used.',
  locked: 'This is locked for now. Try again later.',
};

export const accountTexts = {
  credentials: 'These credentials do not match our records.',
  tooManyAttempts: (seconds: number) => `Too many attempts. Try again in ${seconds} sec.`,
  currentPassword: 'The current password is incorrect.',
  password: 'The password is incorrect.',
  wrongCode: (left: number) => `The code is incorrect. ${left} ${left === 1 ? 'attempt' : 'attempts'} left.`,
  codeExpired: 'This code has expired. Request a new one.',
  codeLocked: 'Too many wrong codes. Request a new one later.',
  tooManyCodes: (seconds: number) => `Too many code requests. Try again in ${seconds} sec.`,
  stepExpired: 'This step has expired. Please start over.',
  emailTaken: 'An account with this email already exists.',
  sameEmail: 'This is already your email.',
  adult: 'You must be 18 or older.',
  accessEnded: 'Your access has ended. Contact the company owner.',
  upcomingJobs: 'You still have upcoming jobs.',
  consent: 'Login attempt unsuccessful.',
};

export const jobRefusalTexts = {
  alreadyWorking: 'You already work at that time.',
  invitationExpired: 'This invitation has expired.',
  invitedAgain: 'You were invited to this job again. Reply to that invitation.',
  notNeeded: 'This position is no longer needed.',
  positionFilled: 'Another helper took this position.',
  branchClosed: 'This branch was closed.',
  over: 'This job is over.',
  tooEarly: 'It is too early for that.',
  checkInFirst: 'Check in first.',
  alreadyReported: 'This was already reported.',
  weekHours: (hours: number, max: number) => `You would work ${hours} hr that week. The limit is ${max}.`,
  didNotWork: 'You did not work on this job.',
  alreadyRated: 'You already rated this job.',
  notRated: 'This person was not rated on this job.',
};

/** Reason an action is refused, by the reasons of src/domain/actions.ts. */
export const actionRefusalTexts = {
  jobCompleted: 'This job is completed.',
  jobCanceled: 'This job is canceled.',
  jobOver: 'This job is over.',
  jobWorked: 'This job is over. Complete it, and mark anyone who didn’t show up.',
  jobStarted: 'This job has already started.',
  jobNotStarted: 'This job has not started yet.',
  crewCheckedIn: 'The crew has checked in. Complete the job instead.',
  memberCheckedIn: 'This person has checked in. Complete the job instead.',
  youCheckedIn: 'You checked in to this job. Ask the company if something is wrong.',
  noOneInvited: 'No one is invited to this job. Delete it instead.',
  peopleInvited: 'People were invited to this job. Cancel it instead.',
  noOneAccepted: 'No one has accepted this job.',
  alreadyAccepted: 'You already accepted this job.',
  invitationWithdrawn: 'This invitation was withdrawn.',
  invitationAnswered: 'This invitation can no longer be changed.',
  notOnCrew: 'You are not on this crew.',
  rateLater: 'You can rate the company when the job is completed.',
  applicationAnswered: 'This application can no longer be changed.',
} satisfies Record<ActionRefusal, string>;

/** A person's other times, as the screens show them next to a job. */
export const busyTexts = {
  busy: (window: string) => `Busy ${window}`,
  dayOff: 'Day off',
  works: (windows: string) => `Works ${windows}`,
  jobsInDay: (count: number) => `Would be ${count} jobs that day`,
  hoursInWeek: (hours: number) => `${hours} hr in that week`,
  minPay: (amount: string) => `Wants at least ${amount} per job`,
};

export const profileRefusalTexts = {
  licenseExpired: 'This license has expired',
  documentExpired: 'This document has expired',
  foremanYears: 'At least 1 year as a foreman is needed',
  positionIncluded: 'Foreman/Driver includes driver and foreman',
  dayTwice: 'This day is listed twice',
  hoursOrder: 'Hours must end after they start and not overlap',
  hoursOrOff: 'Enter hours, or mark the day as off',
  noHours: 'Enter hours for at least one day',
  imageSize: 'Use an image of up to 5 MB',
  imageType: 'Choose a JPG, PNG or WebP image',
};

export const joinRefusalTexts = {
  companyDeclined: (name: string) => `${name} has already declined.`,
  companyJoined: (name: string) => `${name} has already joined.`,
  declined: 'You have already declined.',
  joined: 'You have already joined.',
  branchClosed: (branch: string) => `${branch} was closed.`,
  newerInvitation: (branch: string) => `${branch} invited you again. Answer that invitation.`,
  alreadyMember: (branch: string) => `You are already a member of ${branch}.`,
};

export const limitTexts = {
  branches: ['branch', 'branches'],
  members: ['active member', 'active members'],
  orders: ['job per month', 'jobs per month'],
  offers: ['open offer', 'open offers'],
  serving_areas: ['service area', 'service areas'],
  accepted_jobs: ['accepted job per month', 'accepted jobs per month'],
  included: (limit: string) => `Your plan includes ${limit}. Upgrade to add more.`,
  exceeded: (used: string, included: number) => `You have ${used}. This plan includes ${included}.`,
  unpaid: 'Your subscription is unpaid. Existing jobs continue. Pay to add anything new.',
  canceled: 'Your subscription has ended. Existing jobs continue. Choose a plan to add anything new.',
  paused: 'Your trial has ended. Existing jobs continue. Choose a plan to add anything new.',
  incomplete: 'Your first payment didn’t go through. Existing jobs continue. Pay to add anything new.',
  findAi: 'Your plan doesn’t include Find AI. Upgrade to use it.',
  calendar_feed: 'Your plan doesn’t include a calendar feed. Upgrade to Helper Pro to get one.',
  statements: 'Your plan doesn’t include statements. Upgrade to Helper Pro to get them.',
};

export const offerRefusalTexts = {
  closed: 'This offer is closed.',
  filled: 'All slots of this offer are filled.',
  nothingOpen: 'This offer has no open slots now.',
  openOffer: 'This job already has an open offer.',
  offerLabel: (id: number) => `Offer #${id}`,
  notOpen: 'This offer is no longer open.',
  changed: 'Someone else changed this offer. Check it again.',
  hasCrew: 'People were accepted for this offer. Close it instead.',
  noneFits: 'No one fits this offer',
  cannotTake: 'This person can’t take this job',
  noOpenSlot: 'This job has no open slot in this position',
  tooManySlots: (left: number) => `The maximum value allowed is ${left}`,
  alreadyAccepted: (count: number) => `${count} already accepted`,
  notAhead: 'Choose a time in the future',
  afterStart: 'The job starts before this time',
  theirPlan: (name: string) => `${name} has reached their plan’s job limit this month.`,
  theyWork: (name: string) => `${name} already works at that time.`,
  theirWeek: (name: string) => `${name} would work more than 60 hr that week.`,
  positionFilled: 'This position is already filled.',
  invited: 'You have an invitation to this job. Reply to it instead.',
  onCrew: 'You are already on the crew of this job.',
  theyAreInvited: (name: string) => `${name} has an invitation to this job.`,
  theyAreOnCrew: (name: string) => `${name} is already on the crew of this job.`,
  theyCannot: (name: string) => `${name} can’t be accepted for this job now.`,
};
