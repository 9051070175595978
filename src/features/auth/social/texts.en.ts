export const socialTexts = {
  exchanging: 'Signing you in…',
  failedTitle: 'Login Failed',
  failed:
    'Login attempt unsuccessful. Please verify your login details and ensure your internet connection is stable. For further help, reach out to our support team.',
  googleFailed:
    'Login attempt unsuccessful. Please verify your login details and ensure your internet connection is stable',
  backToLogin: 'Back to login',
};
