export const loginTexts = {
  title: 'Welcome back',
  subtitle: 'Log in to your account to continue.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot Password?',
  submit: 'Login',
  or: 'or',
  google: 'Log In with Google',
  apple: 'Log In with Apple',
  providerAway: 'This way to sign in is not available right now.',
  notAMember: 'Not a member?',
  register: 'Register now',
};
