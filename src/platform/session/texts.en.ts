export const sessionTexts = {
  welcome: "You're in. Welcome back to your account 🎉",
  accountDeleted: 'Your account was deleted.',
};
