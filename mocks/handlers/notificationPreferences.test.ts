// @vitest-environment node
import { expect, it } from 'vitest';
import { read } from '../../tests/kit/helperWorld';
import { testWorld } from '../../tests/kit/world';

it('keeps the choices of topics that a change leaves out', async () => {
  const world = testWorld({ scenario: 'empty' });
  const before = await read('marcus', world, 'getNotificationPreferences');
  const reminder = { topic: 'reminder', push: false, email: true, sms: false };
  const body = { choices: [reminder], quiet_hours: '22:00 - 05:00', sound: false };
  const after = await read('marcus', world, 'updateNotificationPreferences', { body });
  expect(after).toMatchObject({ quiet_hours: '22:00 - 05:00', sound: false });
  expect(after.choices).toEqual(before.choices.map((each) => (each.topic === 'reminder' ? reminder : each)));
  expect(await read('luis', world, 'getNotificationPreferences')).toEqual(before);
});
