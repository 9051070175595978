import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dropUndoables, readHidden, sendUndoables, startUndoable } from '#platform/offline/undoables';
import { startApp } from '../../kit/app/startApp';
import { type HostedWorld, hostWorld } from '../../kit/hostedWorld';
import { people } from '../../kit/operations';
import { until } from '../../kit/until';
import { type Case, cases } from './cases';

const key = 1;
const list = 'rows';

/** Does the action on a page. It is hidden from then on. */
async function act(hosted: HostedWorld, { who, prepare }: Case) {
  const prepared = await prepare(hosted.world);
  const { excuse } = startApp({ as: people[who], hosted });
  await until(async () => {
    await startUndoable(list, { key, message: 'Done', ...prepared.call });
    expect(readHidden(list).has(key)).toBe(true);
  });
  expect(prepared.isDone(hosted.world)).toBe(false);
  return { ...prepared, excuse };
}

/** The page ends without another event, and the person comes back a while later. */
function comeBack(hosted: HostedWorld, { who }: Case): void {
  dropUndoables();
  hosted.world.clock.advance(60_000);
  vi.setSystemTime(hosted.world.clock.now());
  startApp({ as: people[who], hosted });
}

/** The device's clock is the world's, so the time to undo is over after a minute there. */
function begin(): HostedWorld {
  const hosted = hostWorld({ scenario: 'empty' });
  vi.setSystemTime(hosted.world.clock.now());
  onTestFinished(() => void vi.useRealTimers());
  return hosted;
}

describe.each(cases)('$name', (each) => {
  it('is done after the page was reloaded immediately', async () => {
    const hosted = begin();
    const { isDone } = await act(hosted, each);
    comeBack(hosted, each);
    await until(() => expect(readHidden(list).has(key) || isDone(hosted.world)).toBe(true));
    await until(() => expect(isDone(hosted.world)).toBe(true));
    await until(() => expect(readHidden(list).has(key)).toBe(false));
  });

  it.each([
    ['was left by a link or closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['is put away', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is sent when the page %s', async (_, leave) => {
    const hosted = begin();
    const { isDone } = await act(hosted, each);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    leave();
    Reflect.deleteProperty(document, 'visibilityState');
    await until(() => expect(isDone(hosted.world)).toBe(true));
  });

  it('is kept without a network, and sent on the next visit', async () => {
    const hosted = begin();
    const { isDone } = await act(hosted, each);
    hosted.world.faults.set([{ operation: each.operation, kind: 'network' }]);
    await sendUndoables();
    expect(isDone(hosted.world)).toBe(false);
    expect(readHidden(list).has(key)).toBe(true);
    hosted.world.faults.set([]);
    comeBack(hosted, each);
    await until(() => expect(isDone(hosted.world)).toBe(true));
  });

  it('is kept when a proxy answers instead of the provider, and sent on the next visit', async () => {
    const hosted = begin();
    const { isDone, excuse } = await act(hosted, each);
    excuse(/\[crewboard\]/);
    const { fetch } = hosted.world;
    hosted.world.fetch = (request) =>
      request.method === 'GET' ? fetch(request) : Promise.resolve(new Response('<!doctype html><title>Hotel</title>'));
    await sendUndoables();
    expect(readHidden(list).has(key)).toBe(true);
    expect(isDone(hosted.world)).toBe(false);
    hosted.world.fetch = fetch;
    comeBack(hosted, each);
    await until(() => expect(isDone(hosted.world)).toBe(true));
  });

  it('comes before a second action on the same thing', async () => {
    const hosted = begin();
    const { second, isSecond } = await act(hosted, each);
    await second();
    expect(isSecond(hosted.world)).toBe(true);
  });
});
