import { startWithKnown } from '../platform/cache/knownAnswers';
import { pause } from '../platform/lib/pause';
import type { RunningApp } from './createApp';
import { whenState } from './whenState';

/** Milliseconds that the first screen waits for the active branch and the answers of an earlier visit. */
const timeoutMs = 1000;

/** Waits until the first screen can be rendered with the active branch and the answers of an earlier visit. */
export async function prepareAnswers(app: RunningApp): Promise<void> {
  if (app.store.getState().session.phase !== 'signedIn') return;
  await Promise.race([whenKnown(app), pause(timeoutMs)]);
  const stop = startWithKnown(app.queryClient, app.kept.find);
  void app.whenQuiet().then(stop);
}

async function whenKnown({ store, kept }: RunningApp): Promise<void> {
  const branch = whenState(store, ({ branches }) => branches.settled || branches.failed);
  await Promise.all([kept.whenRead(), branch]);
}
