/** The generic messages of spec section 5, word for word, and the words of the fields themselves. */
export const texts = {
  email: 'Value is not a valid email address',
  required: 'Value is required',
  numeric: 'Value must be numeric',
  maxLength: (max: number): string => `The maximum length allowed is ${max}`,
  minLength: (min: number): string => `This field should be at least ${min} characters long`,
  minValue: (min: string): string => `The minimum value allowed is ${min}`,
  maxValue: (max: string): string => `The maximum value allowed is ${max}`,
  sameAs: (other: string): string => `The value must be equal to the ${other} value`,
  requiredIf: 'The value is required',

  showPassword: 'Show password',
  hidePassword: 'Hide password',
  requiredMark: '*',
  dollar: '$',
  count: (typed: number, limit: number): string => `${typed} / ${limit}`,
  summaryTitle: 'Please check the following',
  problem: (field: string, error: string): string =>
    /[?.!]$/.test(field) ? `${field} ${error}` : `${field}: ${error}`,
  failed: 'This could not be sent. What you entered is kept; please try again.',
  draftKept: 'We kept what you typed.',
  restoreDraft: 'Restore',
  discardDraft: 'Discard',
  tooMany: 'Too many attempts.',
  tryAgainIn: (time: string): string => `Try again in ${time}`,
  tryAgainNow: 'You can try again now.',
  noAnswer: 'No answer came from the server. What you entered is kept; check your connection and try again.',
};
