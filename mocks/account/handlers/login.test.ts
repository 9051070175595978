// @vitest-environment node
import { expect, it } from 'vitest';
import { people } from '../../../tests/kit/operations';
import { call, signIn, testWorld } from '../../../tests/kit/world';

it('a token is refused after its logout, and the person’s other sessions go on', async () => {
  const world = testWorld({ scenario: 'empty' });
  const token = await signIn(world, people.dana);
  const other = await signIn(world, people.dana);
  const getMe = async (bearer: string) => (await call(world, 'POST', '/auth/get-me', { token: bearer })).status;
  expect(await getMe(token)).toBe(200);
  expect((await call(world, 'POST', '/auth/logout', { token })).status).toBe(200);
  expect([await getMe(token), await getMe(other)]).toEqual([401, 200]);
});
