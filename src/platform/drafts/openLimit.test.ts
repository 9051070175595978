import { createStore, get, set } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withOpenLimit } from './draftStore';

const openTestStore = () => withOpenLimit(createStore('crewboard-test', 'values'));

const outcome = (use: Promise<unknown>) =>
  use.then(
    (value) => ['done', value],
    () => 'refused',
  );

it('a database that opens stores and reads', async () => {
  const database = openTestStore();
  await set('one', 1, database);
  expect(await get('one', database)).toBe(1);
});

/** A device that opens databases when `answer` is called. */
function silentDevice() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = indexedDB.open.bind(indexedDB);
  const request = {} as IDBOpenDBRequest;
  const spy = vi.spyOn(indexedDB, 'open').mockReturnValue(request);
  onTestFinished(() => {
    vi.useRealTimers();
    spy.mockRestore();
  });
  const answer = async () => {
    vi.useRealTimers();
    const real = open('crewboard-test');
    real.addEventListener('upgradeneeded', () => void real.result.createObjectStore('values'));
    await new Promise((resolve) => real.addEventListener('success', resolve));
    Object.assign(request, { result: real.result });
    request.onsuccess?.(new Event('success'));
  };
  return { answer };
}

it('a device that never opens its database refuses after 2 s, and from then on immediately', async () => {
  silentDevice();
  const database = openTestStore();
  const settled = vi.fn<(value: unknown) => void>();
  void outcome(get('one', database)).then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('refused');
  expect(await outcome(set('one', 1, database))).toBe('refused');
});

it('a database that opens late is used, but what was refused before never happens', async () => {
  const { answer } = silentDevice();
  const database = openTestStore();
  const first = outcome(set('refused', 1, database));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe('refused');
  await answer();
  await set('stored', 2, database);
  expect([await get('refused', database), await get('stored', database)]).toEqual([undefined, 2]);
});
