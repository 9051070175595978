import { getCallOfKey, isEndlessKey, toCallKeyOfQuery, toFirstPage } from '../platform/cache/callOfKey';
import { type FindKnown, startWithKnown } from '../platform/cache/knownAnswers';
import { whenArrived } from '../platform/http/earlyCalls';
import { prepareChecks, takeArrivedAnswer } from '../platform/http/http';
import { pause } from '../platform/lib/pause';
import type { RunningApp } from './createApp';
import { whenState } from './whenState';

/** Milliseconds that the first screen waits for its answers when its code is there. Then it says that it loads. */
const patience = 1000;

const findArrived: FindKnown = ({ queryKey }) => {
  const { path, params } = getCallOfKey(queryKey);
  const arrived = takeArrivedAnswer(path, params);
  if (!arrived) return undefined;
  const { data, sentAt } = arrived;
  return { data: isEndlessKey(queryKey) ? toFirstPage(data) : data, updatedAt: sentAt, isFresh: true };
};

/**
 * Waits until what the first screen shows is on the device: the active branch, and kept answers or those of the early
 * calls, which were `sent` by then. It is then rendered once, with its rows, instead of once for each answer.
 */
export async function prepareAnswers(app: RunningApp, sent: Promise<void>): Promise<void> {
  if (app.store.getState().session.phase !== 'signedIn') return;
  await Promise.race([whenKnown(app, sent), pause(patience)]);
  const stop = startWithKnown(app.queryClient, (query) => findArrived(query) ?? app.kept.find(query));
  void app.whenQuiet().then(stop);
}

async function whenKnown({ store, kept }: RunningApp, sent: Promise<void>): Promise<void> {
  const branch = whenState(store, ({ branches }) => branches.settled || branches.failed);
  const [hashes] = await Promise.all([kept.whenRead(), branch, prepareChecks(), sent]);
  const known = new Set(hashes.map(toCallKeyOfQuery));
  await whenArrived((call) => !known.has(call));
}
