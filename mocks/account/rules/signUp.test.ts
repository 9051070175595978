// @vitest-environment node
import { expect, it } from 'vitest';
import { keepChanges, refuse } from '../../provider/rules/refusals';
import { checkNoJobs, checkSignIn } from './accountAccess';
import { decideConsent } from './consent';
import { checkEmailFree, checkNewEmail, findBirthDateProblem, findHelperProblems } from './signUp';
import { decideToken } from './temporaryTokens';

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
  const now = '2026-11-21T21:00:00Z';
  const over = [job(1, '2026-11-22', 'completed'), job(4, '2026-11-21', null)];
  expect(checkNoJobs(over, now)).toBeNull();
  const jobs = [job(3, '2026-12-02', null), ...over, job(2, '2026-12-01', null)];
  expect(checkNoJobs(jobs, now)?.details.conflicts?.map(({ label }) => label)).toEqual(['Job #2', 'Job #3']);
});

const now = new Date('2026-11-21T15:00:00Z');
const token = { purpose: 'reset', account_type: null, expires_at: '2026-11-21T15:10:00Z', consumed_at: null } as const;
const expired = refuse.gone('This step has expired. Please start over.', { code: 'token_expired' });
it.each([
  ['its own step', token, 'passwordReset', token],
  ['another step', token, 'helperSignUp', expired],
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
