export const termsTexts = {
  title: 'Terms summary',
  lines: [
    'Provide accurate information about yourself or your company, and keep it up to date.',
    'Accepting a job is a commitment. If you cancel late, you may owe show-up pay or hurt your reputation.',
    'Companies pay helpers directly; we take no cut.',
    'The people you work with see your name, rating and work areas. They see your phone number once a job is accepted.',
    'You can leave at any time. Deleting your account removes your personal information.',
  ],
  full: 'Read the full terms on our website',
  opensNewTab: '(opens in a new tab)',
  close: 'Close',
};
