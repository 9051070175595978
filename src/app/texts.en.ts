export const appTexts = {
  nothingKept:
    'This browser keeps nothing for this page. What you type, and that you are signed in, lasts until you close it.',
  leaving: {
    page: {
      title: 'Leave without saving?',
      text: 'What you typed on this page has not been saved.',
      action: 'Leave page',
    },
    session: {
      title: 'Log out and lose what you typed?',
      text: 'Something you typed has not been sent yet. It is kept on this device only until you log out.',
      action: 'Log out',
    },
  },
};
