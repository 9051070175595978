export const settingsFormTexts = {
  save: 'Save',
  saved: (what: string) => `${what} saved`,
  loading: 'Loading your settings',
  failed: 'Couldn’t load your settings. Check your connection and try again.',
};
