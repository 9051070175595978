import { expect, it } from 'vitest';
import { people } from '../../tests/kit/operations';
import { startApp } from '../../tests/kit/app/startApp';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { until } from '../../tests/kit/until';
import { signIn } from '../../tests/kit/world';
import { prepareScreen } from './prepareScreen';

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
  const prepared = prepareScreen(app, '').then(() => (isPrepared = true));
  await until(() => expect(app.callsTo('POST /auth/get-me')).toHaveLength(1));
  expect({ phase: app.session().phase, isPrepared }).toEqual({ phase: 'starting', isPrepared: false });
  release();
  await prepared;
  expect(app.session().phase).toBe('signedIn');
});
