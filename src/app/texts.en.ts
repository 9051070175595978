export const appTexts = {
  nothingKept:
    'This browser isn’t saving data. When you close it, you’ll be logged out and unsaved entries will be lost.',
  leaving: {
    page: {
      title: 'Leave this page?',
      text: 'Your changes haven’t been saved. We’ll keep form entries as a draft on this device.',
      action: 'Leave page',
    },
    session: {
      title: 'Log out and lose your unsaved entries?',
      text: 'You have entries that haven’t been saved. They’re kept on this device only until you log out.',
      action: 'Log out',
    },
    swap: {
      title: 'Log in as someone else?',
      text: 'This link logs in another account, in all tabs of this browser. You stay logged in as you are if you cancel.',
      action: 'Log in as someone else',
    },
  },
};
