// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ActiveStatus } from '#generated/model/codes';
import { keepChanges, type Refusal, refuse } from '../../provider/rules/refusals';
import { checkAttempt, checkConfirmation, checkPassword, decideLogin, decideReset, passwordFields } from './passwords';

const now = new Date('2026-11-21T15:00:00Z');
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
