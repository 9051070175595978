export const accountTexts = {
  changePassword: 'Change password',
  otherDevices: 'You’ll stay logged in here and be logged out on all other devices.',
  currentPassword: 'Current password',
  changed: 'Your password has been changed.',

  deleteTitle: 'Delete account',
  consequences: [
    'Your profile, ratings and settings are removed and can’t be restored.',
    'Open invitations and applications are withdrawn.',
    'Companies you worked for keep records of past jobs without your name.',
  ],
  begin: 'Delete account…',
  sure: 'Are you sure?',
  reason: 'Why are you leaving?',
  reasonHint: 'Optional. It helps us improve.',
  password: 'Password',
  confirm: 'Type DELETE to confirm',
  confirmWord: 'DELETE',
  notConfirmed: 'Type DELETE in capital letters',
  deleteForGood: 'Delete account permanently',
  keep: 'Keep account',
  blocked: 'You have upcoming accepted jobs. Withdraw from them first:',
  acceptedJobs: 'View your accepted jobs',
};

export const emailTexts = {
  title: 'Change email',
  current: (email: string) => `You log in with ${email}.`,
  otherDevices: 'You’ll stay logged in here and be logged out on all other devices. We’ll notify your old address.',
  newEmail: 'New email',
  currentPassword: 'Current password',
  sendCode: 'Send code',
  changed: (email: string) => `You now log in with ${email}.`,
};

export const otpTexts = {
  email: 'Email',
  sendCode: 'Send code',
  sentTo: 'We sent a code to ',
  sentAgainTo: 'We sent a new code to ',
  announceSent: (email: string) => `We sent a code to ${email}. Enter it to continue.`,
  announceSentAgain: (email: string) => `We sent a new code to ${email}.`,
  code: 'Code',
  validity: 'It’s valid for 10 minutes. Check your spam folder if you don’t see it.',
  verify: 'Continue',
  resendIn: (time: string) => `Resend in ${time}`,
  resend: 'Send a new code',
  changeEmail: 'Use a different email',
  expired: 'This code has expired.',
  requestNew: 'Request a new one below.',
  locked: 'Too many wrong codes.',
  tooMany: 'Too many code requests.',
  newCodeIn: (time: string) => `You can request a new code in ${time}.`,
  newCodeNow: 'You can request a new code now.',
  busy: 'Too many attempts.',
  tryAgainIn: (time: string) => `Try again in ${time}.`,
  tryAgainNow: 'You can try again now.',
  failed: 'The server didn’t respond. Check your connection and try again.',
};

export const passwordTexts = {
  password: 'Password',
  newPassword: 'New password',
  confirmation: 'Confirm password',
  /** Completes "The value must be equal to the … value" (spec section 5). */
  sameAs: 'password',
  strength: 'Password strength',
  strengths: ['Incomplete', 'Weak', 'Fair', 'Good', 'Strong'],
  rules: { length: '8 to 72 characters', letter: 'a letter', digit: 'a number' },
  met: ' (met)',
  notMet: ' (missing)',
  broken: { length: 'Use 8 to 72 characters', letter: 'Add a letter', digit: 'Add a number' },
};

export const resetTexts = {
  email: {
    title: 'Reset password',
    intro: 'Enter your account email and we’ll send you a code.',
  },
  code: {
    title: 'Check your email',
    intro: 'If there’s an account with this email, we sent it a code.',
  },
  password: {
    title: 'Choose a new password',
    intro: 'You’ll be logged out on all devices.',
  },
  done: {
    title: 'Password changed',
    intro: 'Your password has been changed. Please log in.',
  },
  save: 'Change password',
  expired: 'This step has expired. Please start over.',
  startAgain: 'Start over',
  backToLogin: 'Back to login',
  logIn: 'Log in',
};
