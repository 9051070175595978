const names = { google: 'Google', apple: 'Apple' };

/** Texts of the server itself: the terminal and its consent page. */
export const serverTexts = {
  title: (provider: keyof typeof names) => `Demo ${names[provider]} sign-in`,
  noWayBack: 'Add ?redirect=http… with this machine or an origin from --app.',
  noDocs: 'The API reference is not built yet: npm run docs:api',
  someoneNew: 'Someone new',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  allow: 'Allow',
  cancel: 'Cancel',
};
