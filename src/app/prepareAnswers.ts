import { getCallOfKey, isEndlessKey, isWholeKey, toCallKeyOfQuery, toFirstPage } from '../platform/cache/callOfKey';
import { type FindKnown, type QueryName, startWithKnown, toWholeList } from '../platform/cache/knownAnswers';
import { whenArrived } from '../platform/http/earlyCalls';
import { prepareChecks, takeArrivedAnswer } from '../platform/http/http';
import { pause } from '../platform/lib/pause';
import type { RunningApp } from './createApp';
import { whenState } from './whenState';

/** Milliseconds that the first screen waits for its answers when its code is there. Then it says that it loads. */
const patience = 1000;

const findArrived: FindKnown = (query) => {
  const { path, params } = getCallOfKey(query.queryKey);
  const arrived = takeArrivedAnswer(path, params, (data) => toQueryData(query, data) !== undefined);
  return arrived && { data: toQueryData(query, arrived.data), updatedAt: arrived.sentAt, isFresh: true };
};

/** What a query has by the answer of its call; undefined if that is not all of it. */
function toQueryData(query: QueryName, answer: unknown): unknown {
  if (isEndlessKey(query.queryKey)) return toFirstPage(answer);
  return isWholeKey(query.queryKey) ? toWholeList(query, answer) : answer;
}

/**
 * Waits until what the first screen shows is on the device: the active branch, and kept answers or those of the early
 * calls, which were `sent` by then. It is then rendered once, with its rows, instead of once for each answer.
 */
export async function prepareAnswers(app: RunningApp, sent: Promise<void>): Promise<void> {
  if (app.store.getState().session.phase !== 'signedIn') return;
  await Promise.race([whenKnown(app, sent), pause(patience)]);
  const stop = startWithKnown(app.queryClient, (query) => findArrived(query) ?? app.kept.find(query));
  void app.whenQueriesIdle().then(stop);
}

async function whenKnown({ store, kept }: RunningApp, sent: Promise<void>): Promise<void> {
  const branch = whenState(store, ({ branches }) => branches.settled || branches.failed);
  const [hashes] = await Promise.all([kept.whenRead(), branch, prepareChecks(), sent]);
  const known = new Set(hashes.map(toCallKeyOfQuery));
  await whenArrived((call) => !known.has(call));
}
