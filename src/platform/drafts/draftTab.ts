import type { KeyValueStorage } from '../lib/device/deviceStorage';
import { newKey } from '../lib/newKey';

/** This tab among the tabs of the browser that store drafts. */
export type DraftTab = {
  /** The same after a reload. */
  getId: () => Promise<string>;
  /** The ids of the tabs that are open. */
  listOpen: () => Promise<ReadonlySet<string>>;
  /** Runs work while no other tab does. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/**
 * Session storage has the id. A tab holds a lock of that name while it is open, because a duplicated tab starts with a
 * copy of the session storage and needs its own id. A page that is not secure has no locks: then no other tab is known.
 */
export function openDraftTab(
  session: KeyValueStorage,
  key: string,
  locks: Pick<LockManager, 'request' | 'query'> | undefined = navigator.locks,
): DraftTab {
  const start = `${key}/`;
  let id: Promise<string> | undefined;

  /** Holds the lock of an id until the page ends. False if another tab has it. */
  const claim = (wanted: string) =>
    new Promise<boolean>((resolve, reject) => {
      if (!locks) return resolve(true);
      locks
        .request(start + wanted, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock && new Promise<never>(() => undefined);
        })
        .catch(reject);
    });

  const findId = async () => {
    const stored = session.getItem(key);
    if (stored !== null && (await claim(stored))) return stored;
    const created = newKey();
    session.setItem(key, created);
    await claim(created);
    return created;
  };

  return {
    getId: () => (id ??= findId()),
    listOpen: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      return new Set(held.flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : [])));
    },
    alone: (work) => (locks ? locks.request(key, work) : work()),
  };
}
