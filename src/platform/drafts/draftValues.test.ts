import { expect, test } from 'vitest';
import { changedValues, isAlreadyInForm, withoutSecrets } from './draftValues';

test('secrets are never kept, however deep they lie', () => {
  const values = {
    email: 'dana@coppermesa.example',
    zip: '85281',
    state_code: 'AZ',
    password: 'Moving-2026',
    password_confirmation: 'Moving-2026',
    current_password: 'Moving-2026',
    temporary_token: 'tmp_1',
    access_token: 'x',
    code: '123456',
    otp_id: '77',
    people: [{ name: 'Marcus', Password: 'x', inner: { token: 'y', note: 'z' } }],
  };
  expect(withoutSecrets(values)).toEqual({
    email: 'dana@coppermesa.example',
    zip: '85281',
    state_code: 'AZ',
    people: [{ name: 'Marcus', inner: { note: 'z' } }],
  });
});

test.each([
  ['nothing typed', { a: '1' }, { a: '1' }, {}],
  ['a new value', { a: '1', b: '2' }, { a: '1' }, { b: '2' }],
  ['another value', { a: '2' }, { a: '1' }, { a: '2' }],
  ['a cleared field', {}, { a: '1' }, { a: undefined }],
  ['an empty text is no value', { a: '' }, {}, {}],
  ['zero and no are values', { a: 0, b: false }, {}, { a: 0, b: false }],
  ['equal lists', { stops: [{ zip: '1' }] }, { stops: [{ zip: '1' }] }, {}],
  ['a shorter list', { stops: [] }, { stops: [{ zip: '1' }] }, { stops: [] }],
])('changed: %s', (_, values, initial, changed) => {
  expect(changedValues(values, initial)).toStrictEqual(changed);
});

test.each([
  [{ a: '1' }, { a: '1', b: '2' }, true],
  [{ a: '1' }, { a: '2' }, false],
  [{ a: undefined }, { b: '2' }, true],
  [{}, {}, true],
])('a draft %j is already in a form with %j: %s', (draft, values, already) => {
  expect(isAlreadyInForm(draft, values)).toBe(already);
});
