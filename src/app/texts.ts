export const appTexts = {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed on this page has not been saved.',
  leave: 'Leave page',
};
