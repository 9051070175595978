/** Page titles by route (spec section 2). */
export const titles = {
  login: 'Log in',
  'auth-google': 'Log in with Google',
  'auth-apple': 'Log in with Apple',
  'sign-up': 'Sign up',
  'sign-up-company': 'Join as a moving company',
  'sign-up-helper': 'Become a helper',
  'reset-password': 'Reset password',
  oauth: 'Log in',
};
