// @vitest-environment node
import { expect, it } from 'vitest';
import { mask } from './mask';

it.each([
  ['a password', { password: 'Moving-2026', password_confirmation: 'Moving-2026' }],
  ['a token', { data: { access_token: 'abc', user: { reset_token: 'def' } } }],
  ['the signature of a channel', { auth: 'crewboard:0f' }],
  ['a one-time code', { code: '123456' }],
])('hides %s', (_, body) => {
  expect(mask(JSON.stringify(body))).not.toMatch(/Moving|abc|def|0f|123456/);
});

it('shows everything else, and why a call was refused', () => {
  const body = JSON.stringify({ errors: { code: 'wrong_state' }, data: { token: null, city: 'Mesa' } });
  expect(mask(body)).toBe(body);
});
