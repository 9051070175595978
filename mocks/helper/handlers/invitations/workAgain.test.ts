// @vitest-environment node
import { expect, it } from 'vitest';
import { afterWork, read } from '../../../../tests/kit/helperWorld';
import { as } from '../../../../tests/kit/operations';
import { testWorld } from '../../../../tests/kit/world';
import { castIds } from '../../../account/seed/cast';
import { hasBlocked } from '../../../crew/rules/ratings';
import { hourMs } from '../../../provider/time/times';

it('a helper can block and unblock a company after the rating, and change nothing else in it', async () => {
  const world = testWorld({ scenario: 'empty' });
  const params = await afterWork(world);
  const rate = (body: { stars: number; work_again?: 'favorite' | 'block' }) =>
    read('marcus', world, 'rateCompany', { params, body });
  const isBlocked = () => hasBlocked(world.tables, 1, castIds.marcus);
  await rate({ stars: 4, work_again: 'favorite' });
  world.clock.advance(hourMs);
  expect((await rate({ stars: 4, work_again: 'block' })).my_rating).toEqual({ stars: 4, work_again: 'block' });
  expect(isBlocked()).toBe(true);
  await rate({ stars: 4, work_again: 'favorite' });
  expect(isBlocked()).toBe(false);
  const answer = await as('marcus', world, 'rateCompany', { params, body: { stars: 1, work_again: 'favorite' } });
  expect(answer.status).toBe(409);
});
