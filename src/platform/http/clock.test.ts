import { expect, it } from 'vitest';
import { inPhoenix } from '../../../tests/kit/app/inPhoenix';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { testClient } from '../../../tests/kit/http/testClient';
import { testMoment } from '../../../tests/kit/world';
import { forgetServerDate, serverNow } from '../lib/time/serverClock';

const tenMinutes = 600_000;
const ahead = () => Math.round((serverNow() - Date.now()) / 1000);

it.each([
  ['', {}, 600],
  [' unless it was kept by a proxy', { Age: '700' }, 0],
  [' unless it was kept by the browser', { 'Cache-Control': 'public, max-age=3600' }, 0],
])('an answer says what time it is%s', async (_, headers, seconds) => {
  forgetServerDate();
  answerCalls(() =>
    Response.json({}, { headers: { Date: new Date(Date.now() + tenMinutes).toUTCString(), ...headers } }),
  );
  await testClient().request({ url: '/x' });
  expect(Math.abs(ahead() - seconds)).toBeLessThanOrEqual(1);
});

it('the app follows the clock of its world', async () => {
  await inPhoenix();
  expect(Math.abs(serverNow() - Date.parse(testMoment))).toBeLessThan(60_000);
});
