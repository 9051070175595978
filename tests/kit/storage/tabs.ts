import { type DraftTab, openDraftTab } from '#platform/drafts/draftTab';

type Work = (lock: Lock | null) => unknown;

/** The tabs of one browser: they share its locks, and each has its own session storage. */
export function createTabs() {
  const held = new Map<string, Promise<unknown>>();

  const request = async (name: string, ...args: [Work] | [LockOptions, Work]): Promise<unknown> => {
    const [options, work] = args.length === 1 ? [{}, args[0]] : args;
    if (held.has(name) && options.ifAvailable) return work(null);
    while (held.has(name)) await held.get(name);
    const done = (async () => work({ name, mode: 'exclusive' }))();
    held.set(name, done);
    try {
      return await done;
    } finally {
      held.delete(name);
    }
  };
  const query = () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) });

  return {
    open: (session: Storage = new Storage()): DraftTab & { session: Storage; close: () => void } => ({
      ...openDraftTab(session, 'tab', { request, query }),
      session,
      close: () => held.delete(`tab/${session.getItem('tab')}`),
    }),
  };
}
