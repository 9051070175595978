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
