export const emailTexts = {
  title: 'Change email',
  current: (email: string) => `You log in with ${email}.`,
  otherDevices: 'You stay logged in here and are logged out on all other devices. The old address gets a notice.',
  newEmail: 'New email',
  currentPassword: 'Current password',
  sendCode: 'Send code',
  changed: (email: string) => `You log in with ${email} from now on.`,
};
