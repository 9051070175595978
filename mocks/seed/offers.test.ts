// @vitest-environment node
import { expect, it } from 'vitest';
import { read } from '../../tests/kit/helperWorld';
import { testWorld } from '../../tests/kit/world';

it('gives Marcus a new offer that he can apply for', async () => {
  const { data } = await read('marcus', testWorld(), 'getHelperOffers', { query: '?filter[bucket]=new' });
  expect(data).toHaveLength(3);
  expect(data.some(({ actions }) => actions.includes('apply'))).toBe(true);
});
