import { inboxTexts } from '../../mocks/panel/inboxTexts';
import { consentTexts } from '../../mocks/panel/consentTexts';
import { accountTexts } from '../../src/features/auth/account/texts';
import { loginTexts } from '../../src/features/auth/login/texts';
import { passwordTexts } from '../../src/features/auth/password/texts';
import { otpTexts } from '../../src/features/auth/otp/texts';
import { resetTexts } from '../../src/features/auth/reset/texts';
import { socialTexts } from '../../src/features/auth/social/texts';
import { signUpTexts as texts } from '../../src/features/auth/signUp/texts';
import { choose, enterCode, fill, press, pressText, expectText, starts, suggest, type } from './acts';
import type { Act, Shot } from './shot';

const password = 'Moving-2026';

/** A newcomer's way through the steps; each begins where the one before ended. */
const send = (email: string, button: string): Act[] => [fill(starts(texts.fixedEmail), email), press(button)];
const prove = (email: string): Act[] => [...send(email, texts.continue), enterCode()];
const passwords = [fill(starts(passwordTexts.password), password), fill(starts(passwordTexts.confirmation), password)];
const person = [
  fill(starts(texts.firstName), 'Nora'),
  fill(starts(texts.lastName), 'Castle'),
  type(starts(texts.phone), '6025550177'),
];
const agreed = pressText(texts.agreeToTerms);

const company = { screen: 'sign-up-company', alone: true, whole: true } as const;
const nora = 'nora@drycreek.example';
const proven = [...prove(nora), expectText(texts.details.company.title)];
const companyDetails = [
  fill(starts(texts.companyName), 'Dry Creek Movers'),
  fill(starts(texts.city), 'Mesa'),
  choose(starts(texts.state), 'Arizona'),
  type(starts(texts.zip), '85201'),
  pressText(texts.fleetSizes['4-10']),
  ...person,
  ...passwords,
  agreed,
];

const helper = { screen: 'sign-up-helper', alone: true, whole: true } as const;
const helperProven = [...prove('nora@helpers.example'), expectText(texts.details.helper.title)];
const helperDetails = [
  ...person,
  type(starts(texts.birthDate), '04172001'),
  type(starts(texts.zip), '85281'),
  ...passwords,
  agreed,
  press(texts.toSetUp),
  expectText(texts.setUp.title),
];

const login = { screen: 'login', alone: true, whole: true } as const;
const credentials = (word: string) => [
  fill(starts(loginTexts.email), 'dana@coppermesa.example'),
  fill(starts(loginTexts.password), word),
  press(loginTexts.submit),
];
const wrong = '000000';
/** The texts below a wrong code and above a locked one. */
const answered = new RegExp(`attempts? left|${otpTexts.locked}`);

const reset = { screen: 'reset-password', alone: true, whole: true } as const;
const codeRequested = send('dana@coppermesa.example', otpTexts.sendCode);

const danger = { screen: 'helper-settings-danger-zone', as: 'Marcus Reed', whole: true } as const;
const change = { screen: 'helper-settings-reset-password', as: 'Marcus Reed', whole: true } as const;

export const accountShots: readonly Shot[] = [
  { ...login, state: 'nothing typed', acts: [press(loginTexts.submit)] },
  { ...login, state: 'wrong password', acts: credentials('wrong-one-1') },
  { ...login, state: 'server failed', faults: 'login:500', acts: credentials(password) },
  { ...login, state: 'no connection', faults: 'login:network', acts: credentials(password) },
  { ...login, state: 'on its way', faults: 'login:never', acts: credentials(password), loading: true },
  { ...login, state: 'longest names', scenario: 'longestNames', alone: false },

  {
    screen: 'auth-google',
    state: 'refused',
    query: 'error=access_denied',
    alone: true,
    acts: [expectText(loginTexts.title)],
  },
  { screen: 'auth-apple', state: 'refused', query: 'error=access_denied', acts: [expectText(socialTexts.failedTitle)] },
  { screen: '', state: 'without a token', acts: [expectText(socialTexts.failedTitle)] },

  {
    screen: 'sign-up',
    state: 'vouched for by Google',
    alone: true,
    whole: true,
    acts: [
      press(texts.logIn, 'link'),
      press(loginTexts.google),
      expectText(consentTexts.title('google')),
      fill(consentTexts.email, 'newcomer@example.com'),
      fill(consentTexts.firstName, 'New'),
      fill(consentTexts.lastName, 'Comer'),
      press(new RegExp(`^${consentTexts.allow}$`)),
      expectText(texts.continuesAs('newcomer@example.com')),
    ],
  },

  { ...company, state: 'email missing', acts: [press(texts.continue)] },
  {
    ...company,
    state: 'email known',
    acts: [...send('dana@coppermesa.example', texts.continue), expectText(texts.taken)],
  },
  { ...company, state: 'code', acts: [...send(nora, texts.continue), expectText(texts.code.title)] },
  { ...company, state: 'code wrong', acts: [...send(nora, texts.continue), enterCode(wrong)] },
  {
    ...company,
    state: 'code locked',
    acts: [
      ...send(nora, texts.continue),
      ...['000001', '000002', '000003', '000004', '000005'].flatMap((code) => [enterCode(code), expectText(answered)]),
    ],
  },
  { ...company, state: 'details', acts: proven },
  { ...company, state: 'details missing', acts: [...proven, press(texts.register)] },
  { ...company, state: 'details filled', acts: [...proven, ...companyDetails] },
  { ...company, state: 'terms', whole: false, acts: [...proven, press(texts.readTerms)] },
  {
    ...company,
    state: 'first set-up',
    acts: [...proven, ...companyDetails, press(texts.register), expectText(texts.addBranch)],
  },

  { ...helper, state: 'code', acts: [...send('nora@helpers.example', texts.continue), expectText(texts.code.title)] },
  { ...helper, state: 'details', acts: helperProven },
  { ...helper, state: 'details missing', acts: [...helperProven, press(texts.toSetUp)] },
  { ...helper, state: 'first set-up', acts: [...helperProven, ...helperDetails] },
  { ...helper, state: 'first set-up missing', acts: [...helperProven, ...helperDetails, press(texts.signUp)] },
  {
    ...helper,
    state: 'first set-up filled',
    acts: [
      ...helperProven,
      ...helperDetails,
      pressText(texts.positionNames[1]),
      pressText(texts.positionNames[4]),
      suggest(texts.areas, 'Pho'),
      suggest(texts.areas, 'Tuc'),
      suggest(texts.areas, 'Mes'),
      fill(starts(texts.rate), '32.50'),
    ],
  },

  { ...reset, state: 'email wrong', acts: send('dana@', otpTexts.sendCode) },
  { ...reset, state: 'code', acts: [...codeRequested, expectText(resetTexts.code.title)] },
  { ...reset, state: 'code wrong', acts: [...codeRequested, enterCode(wrong)] },
  {
    ...reset,
    state: 'code locked',
    acts: [
      ...codeRequested,
      ...[1, 2, 3, 4, 5].flatMap((digit) => enterCode(String(digit).repeat(6))),
      expectText(otpTexts.locked),
    ],
  },
  { ...reset, state: 'new password', acts: [...codeRequested, enterCode(), expectText(resetTexts.password.title)] },
  {
    ...reset,
    state: 'new password refused',
    acts: [
      ...codeRequested,
      enterCode(),
      fill(starts(passwordTexts.newPassword), 'short'),
      fill(starts(passwordTexts.confirmation), 'other'),
      press(resetTexts.save),
    ],
  },
  {
    ...reset,
    state: 'changed',
    acts: [
      ...codeRequested,
      enterCode(),
      fill(starts(passwordTexts.newPassword), 'Moving-2027'),
      fill(starts(passwordTexts.confirmation), 'Moving-2027'),
      press(resetTexts.save),
      expectText(resetTexts.done.title),
    ],
  },
  {
    ...reset,
    state: 'demo inbox with a code',
    whole: false,
    smallest: true,
    acts: [
      ...codeRequested,
      expectText(resetTexts.code.title),
      press(inboxTexts.short),
      expectText(inboxTexts.explanation),
    ],
  },

  { ...change, state: 'nothing typed', acts: [press(accountTexts.changePassword)] },
  {
    ...change,
    state: 'changed',
    alone: true,
    acts: [
      fill(starts(accountTexts.currentPassword), password),
      fill(starts(passwordTexts.newPassword), 'Moving-2027'),
      fill(starts(passwordTexts.confirmation), 'Moving-2027'),
      press(accountTexts.changePassword),
      expectText(accountTexts.changed),
    ],
  },
  { ...danger, state: 'sure?', alone: true, acts: [press(accountTexts.begin)] },
  {
    ...danger,
    state: 'refused',
    alone: true,
    acts: [
      press(accountTexts.begin),
      fill(accountTexts.reason, 'I moved to another city.'),
      fill(starts(accountTexts.password), 'wrong-one-1'),
      fill(accountTexts.confirm, 'delete'),
      press(accountTexts.deleteForGood),
    ],
  },

  { screen: 'consent', state: 'Google', query: 'provider=google', whole: true },
  { screen: 'consent', state: 'Apple', query: 'provider=apple', whole: true },
  { screen: 'consent', state: 'nothing typed', query: 'provider=google', whole: true, acts: [press(/^Allow$/)] },
];
