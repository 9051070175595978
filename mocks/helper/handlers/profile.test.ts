// @vitest-environment node
import { expect, it } from 'vitest';
import { read } from '../../../tests/kit/helperWorld';
import { testWorld } from '../../../tests/kit/world';

it('the download of a helper has everything about them, and nothing about customers before accepting', async () => {
  const standard = testWorld();
  const data = await read('marcus', standard, 'getOwnData');
  expect(data.profile).toEqual(await read('marcus', standard, 'getHelperProfile'));
  expect(data.rating).toEqual(await read('marcus', standard, 'getOwnRating'));
  expect(data.earnings.length).toBeGreaterThan(3);
  const known = new Set(data.jobs.map(({ id }) => id));
  const own = standard.tables.invitation.by('user', 5).map(({ id }) => id);
  expect(known).toEqual(new Set(own));
  expect(JSON.stringify(data)).not.toContain('"customer');
});
