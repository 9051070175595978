import { positionNames } from '#domain/people/positionNames';
import { formatMoneyRange } from '#platform/lib/money';

const steps = ['Email', 'Code', 'Details', 'Setup'] as const;

export const signUpTexts = {
  chooserTitle: 'Sign up',
  chooserPrompt: 'Welcome! Please choose your option',
  continue: 'Continue',
  continueAs: (choice: string) => `Continue: ${choice}`,
  choices: {
    company: {
      title: 'Join as a moving company',
      text: 'Plan jobs, build crews and find helpers when your own team is full.',
    },
    helper: {
      title: 'Become a helper',
      text: 'Get job invitations near you, set your own rate and choose when you work.',
    },
  },
  continuesAs: (email: string) => `You’re signing up as ${email}. Choose how you want to join.`,
  hasAccount: 'Already have an account?',
  logIn: 'Log in',

  steps,
  stepNumber: (step: number) => `Step ${step} of ${steps.length}`,
  progress: 'Sign-up steps',
  done: 'done',
  back: 'Back',

  email: {
    company: { title: 'Join as a moving company', intro: 'We’ll email you a code to confirm it’s you.' },
    helper: { title: 'Become a helper', intro: 'We’ll email you a code to confirm it’s you.' },
  },
  code: { title: 'Check your email', intro: undefined },
  details: {
    company: { title: 'About your company', intro: 'Crews and helpers see your company’s name and location.' },
    helper: { title: 'About you', intro: 'Companies see your name once you work with them.' },
  },
  setUp: {
    title: 'What you do and where',
    intro: 'This determines which jobs you’re invited to. You can change it later.',
  },

  expired: 'Please confirm your email again; the last confirmation has expired. Your entries are kept.',
  taken: 'You already have an account.',
  takenText: 'Log in with this email instead',
  verified: 'Verified',
  fixedEmail: 'Email',
  restored: 'We kept your entries, except the password.',

  company: 'Company',
  companyName: 'Company name',
  usdot: 'USDOT number',
  usdotHint: 'Optional. Needed only if you move across state lines.',
  fleet: 'How many trucks do you run?',
  fleetSizes: { '1-3': '1–3', '4-10': '4–10', '11+': '11+' },
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  owner: 'Owner',
  you: 'Your info',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'For messages about jobs.',
  birthDate: 'Date of birth',
  birthDateHint: 'MM/DD/YYYY. You must be 18 or older.',
  signIn: 'Account',
  terms: 'Terms',
  agreeToTerms: 'I agree to the terms of service',
  readTerms: 'Terms summary',
  termsRequired: 'Please agree to the terms to continue',
  register: 'Create company account',
  toSetUp: 'Continue',
  signUp: 'Become a helper',

  positions: 'What can you do?',
  positionsHint: 'Choose up to 3.',
  positionNotes: {
    1: 'Drives the truck and keeps the schedule',
    2: 'Leads the crew and speaks with the customer',
    3: 'Carries, packs and loads',
    4: 'Leads the crew and drives the truck',
  },
  positionNames: positionNames.en,
  areas: 'Where do you want to work?',
  areasHint: 'Choose 1 to 3 areas.',
  areasSearch: 'Search for a city',
  areasFull: 'Free plan: 3 areas. Remove one to choose another.',
  areaAdded: (name: string) => `${name} added.`,
  areaRemoved: (name: string) => `${name} removed.`,
  areasChosen: 'Chosen areas',
  areasFailed: 'The areas couldn’t be loaded.',
  tryAgain: 'Try again',
  rate: 'Hourly rate',
  perHour: '/hr',
  market: (ranges: readonly { name: string; from: number; to: number }[]) =>
    `Typical pay: ${ranges.map(({ name, from, to }) => `${name} ${formatMoneyRange(from, to)}/hr`).join(' · ')}`,

  welcome: (firstName: string, product: string) => `Welcome to ${product}, ${firstName}!`,
  ready: (firstName: string) => (firstName === '' ? 'You’re all set' : `You’re all set, ${firstName}`),
  readyIntro: 'Your company account is ready. Next steps:',
  next: {
    branch: { title: 'Add your first branch', text: 'Where your crews start from and the cities it serves.' },
    team: { title: 'Add your team', text: 'Drivers, foremen and helpers to staff your jobs.' },
    job: { title: 'Post your first job', text: 'Invite a crew, or let helpers nearby apply.' },
  },
  addBranch: 'Add your first branch',
  later: 'Later',
};

export const termsTexts = {
  title: 'Terms summary',
  lines: [
    'Provide accurate information about yourself or your company, and keep it up to date.',
    'Accepting a job is a commitment. If you cancel late, you may owe show-up pay or hurt your reputation.',
    'Companies pay helpers directly; we take no cut.',
    'The people you work with see your name, rating and work areas. They see your phone number once a job is accepted.',
    'You can leave at any time. Deleting your account removes your personal information.',
  ],
  full: 'Read the full terms on our website',
  opensNewTab: '(opens in a new tab)',
  close: 'Close',
};
