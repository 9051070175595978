export const httpTexts = {
  unauthorized: 'Error: Unauthorized user',
  noResponse: 'An unexpected error occurred:',
  unknownOutcome: 'The answer couldn’t be read, so it’s not known if this was done. Check before you try again.',
  missingCall: 'This isn’t available here.',
};
