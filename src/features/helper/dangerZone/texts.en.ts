export const dangerZoneTexts = {
  deleteAccount: 'Delete account',
  pause: 'Pause profile',
  pauseNote:
    'While your profile is paused, new companies can’t find you and can’t invite you to join. Your jobs and invitations stay, and your teams can still invite you.',
  visible: 'Visible',
  paused: 'Paused',
  incomplete: 'Your profile isn’t complete yet, so companies can’t find you.',
  suspended: 'Your profile is suspended. Contact support.',
  pausedNow: 'Your profile is paused',
  resumedNow: 'Companies can find you again',
  stillIncomplete: 'No longer paused. Complete your profile so companies can find you.',
  data: 'Download your data',
  dataNote: 'Your profile, ratings, invitations, jobs and earnings in one JSON file.',
  download: 'Download',
  downloaded: 'Your data was downloaded',
};
