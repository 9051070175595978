// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ActiveStatus } from '#generated/model/codes';
import { keepChanges, type Refusal, refuse } from '../provider/rules/refusals';
import {
  isForgotten,
  getLoginWait,
  checkCode,
  checkSending,
  countChecksLeft,
  toCodeRefusal,
  getSendWait,
  checkAttempt,
  checkConfirmation,
  checkPassword,
  decideLogin,
  decideReset,
  passwordFields,
  checkNoJobs,
  checkSignIn,
  decideConsent,
  checkEmailFree,
  checkNewEmail,
  findBirthDateProblem,
  findHelperProblems,
  decideToken,
  isGoodFor,
  type LastStep,
} from './rules';

const now = new Date('2026-11-21T15:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);

describe('loginWait', () => {
  it.each([
    ['no failures', [], 0],
    ['nine just now', times(9, 1), 0],
    ['ten just now', times(10, 0), 60],
    ['ten, the oldest 50 s ago', [...times(9, 1), 50], 10],
    ['ten, the oldest a minute ago', [...times(9, 1), 60], 0],
    ['twelve: two have to grow old', [...times(9, 1), 20, 40, 50], 40],
  ])('%s', (_name, secondsAgo: number[], wait) => {
    expect(getLoginWait(secondsAgo.map(before), now)).toBe(wait);
  });
});

it('forgets a failure after a minute', () => {
  expect([isForgotten(before(59), now), isForgotten(before(60), now)]).toEqual([false, true]);
});

describe('sendWait', () => {
  it.each([
    ['nothing was sent', [], 0],
    ['just sent', [0], 60],
    ['59 s ago', [59], 1],
    ['60 s ago', [60], 0],
    ['four in ten minutes', [60, 120, 180, 240], 0],
    ['five in ten minutes: until the first of them is ten minutes old', [60, 120, 180, 240, 300], 300],
    ['five, the first of them ten minutes ago', [60, 120, 180, 240, 600], 0],
    ['six: the sixth no longer counts', [60, 120, 180, 240, 590, 5000], 10],
    ['the last one decides when it is later', [1, 120, 180, 240, 599], 59],
  ])('%s', (_name, secondsAgo, wait) => {
    expect(getSendWait(secondsAgo.map(before), now)).toBe(wait);
  });
});

describe('checkCode', () => {
  const otp = { code: '482913', checks_left: 5, expires_at: before(-600), verified_at: null };
  it.each([
    ['the right code', {}, '482913', { outcome: 'right' }],
    ['the first wrong one', {}, '000000', { outcome: 'wrong', checksLeft: 4 }],
    ['the fourth wrong one', { checks_left: 2 }, '000000', { outcome: 'wrong', checksLeft: 1 }],
    ['the right one at the fifth check', { checks_left: 1 }, '482913', { outcome: 'right' }],
    ['the fifth wrong one', { checks_left: 1 }, '000000', { outcome: 'locked', retryAfter: 600 }],
    ['the right one after five wrong', { checks_left: 0 }, '482913', { outcome: 'locked', retryAfter: 600 }],
    ['after ten minutes', { expires_at: before(0) }, '482913', { outcome: 'expired' }],
    ['a second before', { expires_at: before(-1) }, '482913', { outcome: 'right' }],
    ['locked, then ten minutes later', { checks_left: 0, expires_at: before(1) }, '482913', { outcome: 'expired' }],
    ['used before', { verified_at: before(5) }, '482913', { outcome: 'expired' }],
  ])('%s', (_name, change, code, expected) => {
    expect(checkCode({ ...otp, ...change }, code, now)).toEqual(expected);
  });
});

it.each([
  [{ outcome: 'right' }, null, 5],
  [{ outcome: 'wrong', checksLeft: 4 }, ['invalid', 'The code is incorrect. 4 attempts left.', true], 4],
  [{ outcome: 'wrong', checksLeft: 1 }, ['invalid', 'The code is incorrect. 1 attempt left.', true], 4],
  [{ outcome: 'locked', retryAfter: 90 }, ['locked', 'Too many wrong codes. Request a new one later.', true], 4],
  [{ outcome: 'expired' }, ['gone', 'This code has expired. Request a new one.', false], 5],
] as const)('a check of a code: %j', (check, expected, checksLeft) => {
  const refusal = toCodeRefusal(check);
  expect(refusal && [refusal.kind, refusal.message, refusal.keepsChanges]).toEqual(expected);
  expect(countChecksLeft(check, 5)).toBe(checksLeft);
});

it.each([
  ['nothing was sent', [], [], null],
  ['one to the address', [10], [], 50],
  ['one to the person at another address', [], [10], null],
  ['five to the person at other addresses', [], [10, 20, 30, 40, 50], 550],
])('another code when %s', (_name, toAddress, toPerson, wait) => {
  const sentBefore = (seconds: number) => ({ sent_at: before(seconds) });
  const refusal = checkSending(toAddress.map(sentBefore), toPerson.map(sentBefore), now);
  expect(refusal?.details.retryAfter ?? null).toBe(wait);
});

const summary = ({ kind, message, keepsChanges }: Refusal) => [kind, message, keepsChanges];

describe('signing in', () => {
  const user = { status: ActiveStatus.active, password: 'Moving-2026' };
  it.each([
    ['the right password', user, 'Moving-2026', user],
    ['a wrong password', user, 'moving-2026', 'refused'],
    ['a closed account', { ...user, status: ActiveStatus.inactive }, 'Moving-2026', 'refused'],
    ['an unknown address', undefined, 'Moving-2026', 'refused'],
  ])('%s', (_name, account, password, expected) => {
    const refused = refuse.field('email', 'These credentials do not match our records.');
    expect(decideLogin(account, password)).toEqual(expected === 'refused' ? keepChanges(refused) : expected);
  });
});

it.each([
  [9, null],
  [10, ['tooMany', 'Too many attempts. Try again in 60 sec.', true]],
])('after %i wrong passwords in this moment', (count, expected) => {
  const refusal = checkAttempt(
    Array.from({ length: count }, () => now.toISOString()),
    now,
  );
  expect(refusal && summary(refusal)).toEqual(expected);
});

it.each([
  ['secret-1', null],
  ['secret-2', ['invalid', 'The current password is incorrect.', true]],
])('the repeated password: %s', (typed, expected) => {
  const refusal = checkPassword({ password: 'secret-1' }, typed, passwordFields.current);
  expect(refusal && summary(refusal)).toEqual(expected);
});

it.each([
  ['Moving-2026', null],
  ['Moving-2027', refuse.field('password_confirmation', 'The value must be equal to the password value')],
])('a new password and %s', (password_confirmation, expected) => {
  expect(checkConfirmation({ password: 'Moving-2026', password_confirmation })).toEqual(expected);
});

describe('a new password by a verified email', () => {
  const user = { email: 'Dana@mail.example' };
  it.each([
    ['of the account', user, 'dana@mail.example', true, user],
    ['that the account no longer has', user, 'old@mail.example', true, 'gone'],
    ['of a person who may not sign in', user, 'dana@mail.example', false, 'gone'],
    ['of no account', undefined, 'dana@mail.example', false, 'gone'],
  ])('%s', (_name, account, email, canSignIn, expected) => {
    const gone = refuse.gone('This step has expired. Please start over.', { code: 'token_expired' });
    expect(decideReset(account, email, canSignIn)).toEqual(expected === 'gone' ? gone : expected);
  });
});

it.each([
  [false, null],
  [true, refuse.field('email', 'An account with this email already exists.')],
])('an address that is taken: %s', (isTaken, expected) => {
  expect(checkEmailFree(isTaken)).toEqual(expected);
});

it.each([
  ['new@mail.example', null],
  ['DANA@mail.example', refuse.field('email', 'This is already your email.')],
])('dana@mail.example becomes %s', (after, expected) => {
  expect(checkNewEmail('dana@mail.example', after)).toEqual(expected);
});

const form = { password: 'Moving-2026', password_confirmation: 'Moving-2026', birth_date: '1990-01-01' };
it.each([
  ['nothing', {}, [{ id: 1 }], []],
  ['another password', { password_confirmation: 'x' }, [{ id: 1 }], ['password_confirmation']],
  ['too young', { birth_date: '2010-01-01' }, [{ id: 1 }], ['birth_date']],
  ['an unknown area', {}, [{ id: 1 }, undefined], ['serving_area_ids.1']],
  [
    'everything',
    { password_confirmation: 'x', birth_date: '2010-01-01' },
    [undefined],
    ['password_confirmation', 'birth_date', 'serving_area_ids.0'],
  ],
])('wrong in the last step of a helper: %s', (_name, change, areas, fields) => {
  expect(Object.keys(findHelperProblems({ ...form, ...change }, areas, '2026-11-21'))).toEqual(fields);
});

it.each([
  [true, null],
  [false, keepChanges(refuse.field('email', 'Your access has ended. Contact the company owner.'))],
])('a session of a person who may sign in: %s', (canSignIn, expected) => {
  expect(checkSignIn(canSignIn)).toEqual(expected);
});

it('a person with upcoming jobs keeps the account; the next job is listed first', () => {
  const job = (id: number, day: string, closed_state: 'completed' | null) => ({
    id,
    starts_at: `${day}T15:00:00Z`,
    latest_end_at: `${day}T21:00:00Z`,
    closed_state,
  });
  const evening = '2026-11-21T21:00:00Z';
  const over = [job(1, '2026-11-22', 'completed'), job(4, '2026-11-21', null)];
  expect(checkNoJobs(over, evening)).toBeNull();
  const jobs = [job(3, '2026-12-02', null), ...over, job(2, '2026-12-01', null)];
  expect(checkNoJobs(jobs, evening)?.details.conflicts?.map(({ label }) => label)).toEqual(['Job #2', 'Job #3']);
});

const resetToken = {
  purpose: 'reset',
  account_type: null,
  expires_at: '2026-11-21T15:10:00Z',
  consumed_at: null,
} as const;
const expired = refuse.gone('This step has expired. Please start over.', { code: 'token_expired' });
it.each([
  ['its own step', resetToken, 'passwordReset', resetToken],
  ['another step', resetToken, 'helperSignUp', expired],
  ['no token', undefined, 'passwordReset', expired],
] as const)('a token and %s', (_name, row, step, expected) => {
  expect(decideToken(row, step, now)).toEqual(expected);
});

const consent = {
  code: 'c',
  provider: 'google',
  email: 'n@mail.example',
  first_name: 'N',
  last_name: 'C',
  created_at: '2026-11-21T14:55:00Z',
  used_at: null,
} as const;
const unsuccessful = refuse.field('code', 'Login attempt unsuccessful.');
it.each([
  ['its provider', consent, 'google', consent],
  ['the other provider', consent, 'apple', unsuccessful],
  ['an unknown code', undefined, 'google', unsuccessful],
] as const)('a consent and %s', (_name, row, provider, expected) => {
  expect(decideConsent(row, provider, now)).toEqual(expected);
});

const tooYoung = 'You must be 18 or older.';

it.each([
  ['2008-11-21', '2026-11-21', null],
  ['2008-11-22', '2026-11-21', tooYoung],
  ['2008-12-01', '2026-11-21', tooYoung],
  ['1950-01-01', '2026-11-21', null],
  ['2026-11-21', '2026-11-21', tooYoung],
  ['1906-01-01', '2026-11-21', null],
  ['1905-12-31', '2026-11-21', 'Value is not valid'],
  ['1850-05-05', '2026-11-21', 'Value is not valid'],
  // Born on February 29: 18 on March 1.
  ['2008-02-29', '2026-02-28', tooYoung],
  ['2008-02-29', '2026-03-01', null],
])('born %s, on %s: %s', (birthDate, today, problem) => {
  expect(findBirthDateProblem(birthDate, today)).toBe(problem);
});

const fresh = { expires_at: '2026-11-21T15:30:00Z', consumed_at: null };
const steps: readonly LastStep[] = ['helperSignUp', 'companySignUp', 'passwordReset'];

describe('a temporary token', () => {
  it.each([
    ['register', 'helper', ['helperSignUp']],
    ['register', 'company', ['companySignUp']],
    ['register', null, ['helperSignUp', 'companySignUp']],
    ['reset', null, ['passwordReset']],
  ] as const)('for %s as %s is good for %j', (purpose, account_type, expected) => {
    const token = { purpose, account_type, ...fresh };
    expect(steps.filter((step) => isGoodFor(token, step, now))).toEqual(expected);
  });

  it.each([
    ['used', { consumed_at: '2026-11-21T14:59:00Z' }],
    ['too old', { expires_at: '2026-11-21T15:00:00Z' }],
  ])('a token that is %s is good for nothing', (_why, change) => {
    const token = { purpose: 'register' as const, account_type: null, ...fresh, ...change };
    expect(steps.filter((step) => isGoodFor(token, step, now))).toEqual([]);
  });
});
