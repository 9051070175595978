export const emailTexts = {
  title: 'Change email',
  current: (email: string) => `You log in with ${email}.`,
  otherDevices: 'You’ll stay logged in here and be logged out on all other devices. We’ll notify your old address.',
  newEmail: 'New email',
  currentPassword: 'Current password',
  sendCode: 'Send code',
  changed: (email: string) => `You now log in with ${email}.`,
};
