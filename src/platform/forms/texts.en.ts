import { formatNumber } from '../lib/text';

/** The generic messages of spec section 5, word for word, and the words of the fields themselves. */
export const texts = {
  email: 'Value is not a valid email address',
  required: 'Value is required',
  numeric: 'Value must be numeric',
  maxLength: (max: number): string => `The maximum length allowed is ${max}`,
  minLength: (min: number): string => `This field should be at least ${min} characters long`,
  minValue: (min: string): string => `The minimum value allowed is ${min}`,
  maxValue: (max: string): string => `The maximum value allowed is ${max}`,
  stepValue: (step: string): string => `Use ${step} increments`,
  sameAs: (other: string): string => `The value must be equal to the ${other} value`,
  /** For a field that is needed only because of other values: `requiredIf`, never `required`. */
  requiredIf: 'The value is required',
  phone: 'Enter a US phone number with 10 digits',
  code: (length: number): string => `Enter the code of ${length} characters`,
  window: 'Enter a start and end time, like 8 AM - 10 AM',

  showPassword: 'Show password',
  hidePassword: 'Hide password',
  requiredMark: '*',
  dollar: '$',
  count: (typed: number, limit: number): string => `${typed} / ${limit}`,
  summaryTitle: 'Please check the following',
  problem: (field: string, error: string): string =>
    /[?.!]$/.test(field) ? `${field} ${error}` : `${field}: ${error}`,
  placed: (place: string, field: string): string => `${place}, ${field}`,
  failed: 'This couldn’t be sent. Your entries are still here. Please try again.',
  draftKept: 'We kept your entries.',
  restoreDraft: 'Restore',
  discardDraft: 'Discard',
  tooMany: 'Too many attempts.',
  tryAgainIn: (time: string): string => `Try again in ${time}`,
  tryAgainNow: 'You can try again now.',
  imageType: 'Choose a JPG, PNG or WebP image',
  imageSize: (megabytes: number): string => `Use an image of up to ${megabytes} MB`,
  imageSmall: (pixels: number): string => `Use an image of at least ${pixels} × ${pixels} pixels`,
  imageLarge: (pixels: number): string =>
    `Use an image of up to ${formatNumber(pixels)} × ${formatNumber(pixels)} pixels`,
  imageBroken: 'This image couldn’t be opened. Choose another one.',
  chooseImage: 'Choose image',
  otherImage: 'Choose another',
  removeImage: 'Remove',
  imagePreview: 'Preview',
  imageOpening: 'Opening image',
  cropArea: 'Crop area. Use the arrow keys to move it.',
  cropHandle: 'Crop size. Use the arrow keys to change it.',
  sending: (percent: number): string => `Uploading… ${percent}%`,
  lookupFailed: 'The options couldn’t be loaded.',
  tryAgain: 'Try again',
  noAnswer: 'The server didn’t respond. Your entries are still here. Check your connection and try again.',
};

/** Texts of a form whose subject someone else saved first. */
export const mergeTexts = {
  lead: 'Nothing you entered is lost. Where you both changed the same thing, choose what to keep.',
  leadClean: 'You changed different things, so both sets of changes are kept.',
  mine: 'Yours',
  theirs: (name: string) => `${name}’s`,
  someoneElse: 'Someone else',
  both: 'Changed by both of you',
  alsoChanged: 'Also changed (kept)',
  keepEditing: 'Keep editing',
  saveMerged: 'Save',
  takeMerged: 'Continue',
};
