export const termsTexts = {
  title: 'Terms of service, in short',
  lines: [
    'You give true information about yourself or your company, and keep it up to date.',
    'An accepted job is a promise: whoever cancels late may owe show-up pay or lose standing.',
    'Companies pay helpers directly; we take no share of a wage.',
    'Names, ratings and work areas are shown to those you work with. Your phone is shown once a job is accepted.',
    'You can leave at any time. Deleting your account removes what identifies you.',
  ],
  full: 'Read the full terms on our website',
  opensNewTab: '(opens in a new tab)',
  close: 'Close',
};
