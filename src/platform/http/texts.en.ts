export const httpTexts = {
  unauthorized: 'Error: Unauthorized user',
  noResponse: 'An unexpected error occurred:',
  unknownOutcome:
    'We couldn’t read the server’s response, so we don’t know if this went through. Check before you try again.',
  missingCall: 'This isn’t available here.',
};
