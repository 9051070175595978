export const loginTexts = {
  title: 'Welcome back',
  subtitle: 'Log in to your account to continue.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot Password?',
  submit: 'Log in',
  or: 'or',
  google: 'Log In with Google',
  apple: 'Log In with Apple',
  providerAway: 'This login option isn’t available right now.',
  notAMember: 'Not a member?',
  register: 'Register now',
};

export const socialTexts = {
  exchanging: 'Logging you in…',
  failedTitle: 'Login Failed',
  failed:
    'Login attempt unsuccessful. Please verify your login details and ensure your internet connection is stable. For further help, reach out to our support team.',
  googleFailed:
    'Login attempt unsuccessful. Please verify your login details and ensure your internet connection is stable',
  backToLogin: 'Back to login',
};
