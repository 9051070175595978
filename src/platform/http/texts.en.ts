export const httpTexts = {
  unauthorized: 'Error: Unauthorized user',
  noResponse: 'An unexpected error occurred:',
};
