export const resetTexts = {
  email: {
    title: 'Reset password',
    intro: 'Enter the email of your account and we will send you a code.',
  },
  code: {
    title: 'Check your email',
    intro: 'If there is an account with this email, a code is on its way.',
  },
  password: {
    title: 'Choose a new password',
    intro: 'You will be logged out on all devices.',
  },
  done: {
    title: 'Password changed',
    intro: 'Your password has been changed. Please log in.',
  },
  save: 'Change password',
  expired: 'This step has expired. Please start again.',
  startAgain: 'Start again',
  backToLogin: 'Back to login',
  logIn: 'Log in',
};
