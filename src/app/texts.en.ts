export const appTexts = {
  notStored: (change: string) => `Couldn’t be stored on this device. Keep this page open until it’s sent: ${change}`,
  nothingKept:
    'This browser isn’t saving data. When you close it, you’ll be logged out and unsaved entries will be lost.',
  leaving: {
    page: {
      title: 'Leave this page?',
      text: 'Your changes haven’t been saved. We’ll keep form entries as a draft on this device.',
      textWithoutDrafts:
        'Your changes haven’t been saved, and this browser can’t keep a draft. If you leave, they’ll be lost.',
      action: 'Leave page',
    },
    session: {
      title: 'Log out and lose your unsaved entries?',
      text: 'You have entries that haven’t been saved. They’re kept on this device only until you log out.',
      textWithoutDrafts: 'You have entries that haven’t been saved. If you log out, they’ll be lost.',
      action: 'Log out',
    },
    swap: {
      title: 'Log in as someone else?',
      text: 'This link logs in to another account in all tabs of this browser. If you cancel, nothing changes.',
      textWithoutDrafts:
        'This link logs in to another account in all tabs of this browser. If you cancel, nothing changes.',
      action: 'Log in as someone else',
    },
  },
  unsentChanges: (changes: readonly string[]) =>
    `${changes.length === 1 ? 'This change hasn’t' : `These ${changes.length} changes haven’t`} been sent yet and will be lost: ${changes.join('; ')}.`,
};

/** Texts around the screen of any page, including public ones. */
export const frameTexts = {
  skip: 'Skip to content',
  publicSite: (product: string) => `${product} website (opens in a new tab)`,
  joinAsHelper: 'Join as a helper',
  loading: 'Loading',
  unreachableTitle: 'Can’t reach the server',
  unreachable: 'We couldn’t check your login. You’re still logged in, and nothing was lost.',
  brokenTitle: 'This page couldn’t be shown',
  broken: 'Something went wrong on this page. The rest of the app still works.',
  offline: 'This page opens when you’re back online.',
};

export const brandTexts = {
  label: (product: string) => `What ${product} does`,
  claim: 'The right crew on every truck.',
  points: [
    'Book a job and build its crew in minutes.',
    'See who accepted, live, at every branch.',
    'Close out jobs with hours, tips and pay on record.',
  ],
};
