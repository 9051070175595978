// @vitest-environment node
import { expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';

it.each(['Tempe, AZ', 'tempe az', ' Tempe,AZ ', 'temp', 'TEMPE'])('an area is found by “%s”', async (search) => {
  const { body } = await as('marcus', testWorld(), 'getServingAreas', {
    query: `?search=${encodeURIComponent(search)}`,
  });
  expect(body).toMatchObject({ data: [{ name_with_state_initials: 'Tempe, AZ' }] });
});

it('no area is found by the name of one and the state of another', async () => {
  const { body } = await as('marcus', testWorld(), 'getServingAreas', { query: '?search=Tempe,%20NV' });
  expect(body).toMatchObject({ data: [] });
});
