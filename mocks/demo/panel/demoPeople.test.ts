// @vitest-environment node
import { expect, it } from 'vitest';
import { call, getField, testWorld } from '../../../tests/kit/world';
import { getCastPortrait } from '../../account/seed/cast';
import { demoPeople } from './texts';

it('everyone the login offers is in the demo world and signs in with the password of the README', async () => {
  const world = testWorld({ scenario: 'empty' });
  const names = [];
  for (const { email } of demoPeople) {
    const { body } = await call(world, 'POST', '/auth/login', { body: { email, password: 'Moving-2026' } });
    const user = getField(getField(body, 'data'), 'user');
    names.push(`${String(getField(user, 'first_name'))} ${String(getField(user, 'last_name'))}`);
  }
  expect(names).toEqual(demoPeople.map(({ name }) => name));
});

it('shows everyone with the portrait they have in the demo world', () => {
  const { tables } = testWorld({ scenario: 'empty' });
  for (const { email } of demoPeople)
    expect(tables.user.one('email', email)?.avatar_url, email).toBe(getCastPortrait(email));
});
