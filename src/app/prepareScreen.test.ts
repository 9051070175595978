import { afterEach, expect, it } from 'vitest';
import { people } from '../../tests/kit/operations';
import { startApp } from '../../tests/kit/app/startApp';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { until } from '../../tests/kit/until';
import { signIn } from '../../tests/kit/world';
import { dropEarlyCalls } from '../platform/http/earlyCalls';
import { prepareScreen } from './prepareScreen';

const apiUrl = `${location.origin}/api`;
const firstReads = ['GET /notifications/branch/1/needs-action', 'GET /notifications/branch/1/get-notifications?page=1'];

afterEach(dropEarlyCalls);

/** Opens the app by a link that signs Dana in: neither her name nor her branch is on the device. */
async function openByLink(path: string) {
  const hosted = hostWorld();
  const token = await signIn(hosted.world, people.dana);
  const release = hosted.holdAnswers('POST /auth/get-me');
  return { release, app: startApp({ hosted, path: `${path}?token=${token}` }) };
}

it('a screen is not there before it is known who is signed in', async () => {
  const { app, release } = await openByLink('/company/activity');
  let isPrepared = false;
  const prepared = prepareScreen(app, '', apiUrl).then(() => (isPrepared = true));
  await until(() => expect(app.callsTo('POST /auth/get-me')).toHaveLength(1));
  expect({ phase: app.session().phase, isPrepared }).toEqual({ phase: 'starting', isPrepared: false });
  release();
  await prepared;
  expect(app.session().phase).toBe('signedIn');
});

it('what the first screen reads is sent before it is shown, also after a link that signs in', async () => {
  const { app, release } = await openByLink('/company/activity');
  release();
  await prepareScreen(app, '', apiUrl);
  for (const read of firstReads) expect(app.callsTo(read)).toHaveLength(1);
  expect(app.callsTo('GET /company-branches')).toHaveLength(1);
});
