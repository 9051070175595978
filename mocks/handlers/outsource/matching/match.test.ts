// @vitest-environment node
import { expect, it } from 'vitest';
import { placeHelperJob } from '../../../../tests/kit/offers';
import { as } from '../../../../tests/kit/operations';
import { asked } from '../../../../tests/kit/orders';
import { getField, testWorld, toList } from '../../../../tests/kit/world';
import { castIds } from '../../../seed/cast';

it('a match ranks who fits, and counts the others with the reason', async () => {
  const world = testWorld({ scenario: 'empty' });
  const { marcus } = castIds;
  const busy = await asked(world);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId: busy.invitationId } });
  const orderId = await placeHelperJob(world, 2);
  const found = getField(
    (await as('priya', world, 'matchHelpers', { body: { order_id: orderId, radius_miles: 10 } })).body,
    'data',
  );
  const matches = toList(getField(found, 'matches'));
  const scores = matches.map((each) => Number(getField(getField(each, 'fit'), 'score')));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(matches.map((each) => getField(getField(each, 'person'), 'user_id'))).not.toContain(marcus);
  const hidden = toList(getField(found, 'not_shown'));
  const conflict = hidden.find((each) => getField(each, 'code') === 'hard_conflict');
  expect(toList(getField(conflict, 'people'))).toMatchObject([{ user_id: marcus, busy_from: '2026-11-28T15:00:00Z' }]);
  const previews = toList(getField(found, 'previews')).map((each) => Number(getField(each, 'people')));
  expect(previews[2]).toBeGreaterThan(previews[0] ?? 0);
  expect(previews[0]).toBe(getField(found, 'total'));
});
