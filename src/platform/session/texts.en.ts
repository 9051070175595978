export const sessionTexts = {
  welcome: "You're in. Welcome back to your account 🎉",
  linkRefused: 'This link no longer works. You’re still logged in.',
  accountDeleted: 'Your account was deleted.',
};
