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
