import { inScenarios, page, type Shot } from '../shot';

const passwords =
  'fill ^Password: Moving-2026; fill ^Confirm password: Moving-2026; pick I agree to the terms of service';
const nora = 'fill ^First name: Nora; fill ^Last name: Castle; type ^Phone: 6025550177';
const companyDetails = `fill ^Company name: Dry Creek Movers; fill ^City: Mesa; choose ^State: Arizona; type ^ZIP code: 85201; pick 4–10; ${nora}; ${passwords}`;
const helperDetails = `${nora}; type ^Date of birth: 04172001; type ^ZIP code: 85281; ${passwords}; press Continue; see What you do and where`;
const asCompany = 'fill ^Email: nora@drycreek.example; press Continue; code; see About your company';
const asHelper = 'fill ^Email: nora@helpers.example; press Continue; code; see About you';
const codeSent = 'fill ^Email: dana@coppermesa.example; press Send code';
const logIn = 'fill ^Email: dana@coppermesa.example; fill ^Password: Moving-2026; press Log in';

/** The pages that need no one signed in. */
export const publicShots: readonly Shot[] = [
  ...page('login', undefined, {
    ...inScenarios('longestNames'),
    'nothing typed': 'press Log in',
    'wrong password': 'fill ^Email: dana@coppermesa.example; fill ^Password: wrong-one-1; press Log in',
    'server failed': `with login:500; ${logIn}`,
    'no connection': `with login:network; ${logIn}`,
    'on its way': `with login:never; ${logIn}`,
  }),
  ...page('auth-google', undefined, {
    refused: 'at ?error=access_denied; see Welcome back',
  }),
  ...page('auth-apple', undefined, {
    refused: 'at ?error=access_denied; see Login Failed',
  }),
  ...page('sign-up', undefined, {
    'vouched for by Google':
      'link Log in; press Log In with Google; see Demo Google sign-in; fill Email: newcomer@example.com; fill First name: New; fill Last name: Comer; press /^Allow$/; see You’re signing up as newcomer@example.com. Choose how you want to join.',
  }),
  ...page('sign-up-company', undefined, {
    'email missing': 'press Continue',
    'email known': 'fill ^Email: dana@coppermesa.example; press Continue; see You already have an account.',
    code: 'fill ^Email: nora@drycreek.example; press Continue; see Check your email',
    'code wrong': 'fill ^Email: nora@drycreek.example; press Continue; code 000000',
    'code locked':
      'fill ^Email: nora@drycreek.example; press Continue; code 111111; code 222222; code 333333; code 444444; code 555555; see Too many wrong codes.',
    details: asCompany,
    'details missing': `${asCompany}; press Create company account`,
    'details filled': `${asCompany}; ${companyDetails}`,
    'first set-up': `${asCompany}; ${companyDetails}; press Create company account; see Add your first branch`,
  }),
  ...page('sign-up-helper', undefined, {
    code: 'fill ^Email: nora@helpers.example; press Continue; see Check your email',
    details: asHelper,
    'details missing': `${asHelper}; press Continue`,
    'first set-up': `${asHelper}; ${helperDetails}`,
    'first set-up missing': `${asHelper}; ${helperDetails}; press Become a helper`,
    'first set-up filled': `${asHelper}; ${helperDetails}; pick Driver; pick Foreman/Driver; suggest Where do you want to work?: Pho; suggest Where do you want to work?: Tuc; suggest Where do you want to work?: Mes; fill ^Hourly rate: 32.50`,
  }),
  ...page('reset-password', undefined, {
    'email wrong': 'fill ^Email: dana@; press Send code',
    code: `${codeSent}; see Check your email`,
    'code wrong': `${codeSent}; code 000000`,
    'code locked': `${codeSent}; code 111111; code 222222; code 333333; code 444444; code 555555; see Too many wrong codes.`,
    'new password': `${codeSent}; code; see Choose a new password`,
    'new password refused': `${codeSent}; code; fill ^New password: short; fill ^Confirm password: other; press Change password`,
    changed: `${codeSent}; code; fill ^New password: Moving-2027; fill ^Confirm password: Moving-2027; press Change password; see Password changed`,
    'demo inbox with a code': `smallest; ${codeSent}; see Check your email; press Inbox; see Every email and text message that would have been sent. Nothing leaves this browser.`,
  }),
  ...page('', undefined, {
    'without a token': 'see Login Failed',
  }),
  ...page('consent', undefined, {
    Google: 'at ?provider=google',
    Apple: 'at ?provider=apple',
    'nothing typed': 'at ?provider=google; press /^Allow$/',
  }),
];
