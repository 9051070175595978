export type Provider = 'google' | 'apple';

const names = { google: 'Google', apple: 'Apple' };

export const consentTexts = {
  title: (provider: Provider) => `Demo ${names[provider]} sign-in`,
  explanation: 'This page replaces the real one in the demo. Choose who signs in, or how it fails.',
  someoneNew: 'Someone new',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  allow: 'Allow',
  cancel: 'Cancel',
  fail: 'Allow, but the code fails',
};
