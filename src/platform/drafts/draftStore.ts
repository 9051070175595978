import { createStore, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import { type DraftKey, type DraftOwner, getDraft, getTab, toFormKey, toTabKey } from './draftKey';
import type { DraftTab } from './draftTab';

/** An unused draft is deleted after this many milliseconds: 30 days. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const databaseName = 'crewboard-drafts';
const storeName = 'drafts';

export type StorageOverrides = {
  openStore?: () => UseStore;
  now?: () => number;
  tab?: DraftTab;
  /** Called when this device stores no drafts or has no space for one. */
  onRefused?: () => void;
};

/** A tab of which nothing is known: it has all drafts. */
const onlyTab: DraftTab = {
  getId: () => Promise.resolve('only'),
  listOpen: () => Promise.resolve(new Set()),
  alone: (work) => work(),
};

type Stored = { savedAt: number };

/** The draft storage of one prefix. */
export type DraftStore = ReturnType<typeof openDraftStore>;

export function openDraftStore(prefix: string, overrides: StorageOverrides) {
  const {
    openStore = () => withOpenLimit(createStore(databaseName, storeName)),
    now = Date.now,
    tab = onlyTab,
    onRefused,
  } = overrides;
  let opened: UseStore | undefined;
  let isRefused = false;
  const open = () => (opened ??= openStore());
  const isFresh = (kept: Stored) => now() - kept.savedAt < DRAFT_LIFETIME;
  const keysFrom = async (start: string) => (await keys<string>(open())).filter((key) => key.startsWith(start));

  /** Makes the newest draft of a form that no open tab has a draft of this tab, unless it has one. */
  const adopt = (form: string, own: string) =>
    tab.alone(async () => {
      const found = (await keysFrom(form)).filter((key) => key === form || key.startsWith(`${form}#`));
      if (found.some((key) => getDraft(key) === own)) return;
      const taken = await tab.listOpen();
      const free = found.filter((key) => !taken.has(getTab(key)));
      const stored = await getMany<Stored | undefined>(free, open());
      const drafts = free.flatMap((key, at) => (stored[at] && isFresh(stored[at]) ? [[key, stored[at]] as const] : []));
      const [newest] = drafts.toSorted(([, one], [, other]) => other.savedAt - one.savedAt);
      if (!newest) return;
      const draft = getDraft(newest[0]);
      const parts = drafts.filter(([key]) => getDraft(key) === draft);
      await setMany(
        parts.map(([key, value]) => [own + key.slice(draft.length), value]),
        open(),
      );
      await delMany(
        parts.map(([key]) => key),
        open(),
      );
    });

  return {
    prefix,
    now,
    open,
    /** Stores something. False, with a notice, when the device refuses it. */
    keep: async (work: () => Promise<unknown>): Promise<boolean> => {
      const isStored = await withFallback(async () => (await work(), true), false);
      isRefused = !isStored;
      if (!isStored) onRefused?.();
      return isStored;
    },
    /** False when the device refused the latest thing to store. */
    keepsDrafts: () => !isRefused,
    isFresh,
    keysFrom,
    /** The key of this tab's draft of a form. */
    getOwnKey: async (key: DraftKey) => toTabKey(toFormKey(prefix, key), await tab.getId()),
    /** The same, when the form opens: takes over the draft of a tab that was closed. */
    findOwnKey: async (key: DraftKey) => {
      const form = toFormKey(prefix, key);
      const own = toTabKey(form, await tab.getId());
      await adopt(form, own);
      return own;
    },
    /** Owners who logged out. A form that is still open must not store their draft again. */
    gone: new Set<DraftOwner>(),
  };
}

/** Drafts are best effort: a failing store counts as no store. */
export async function withFallback<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** Milliseconds that the app waits for the device to open a database. A slow phone needs one. */
const openLimitMs = 2000;

/**
 * The same store, whose uses reject while the device does not open its database: some browsers never answer, after a
 * crash or in a private window. A rejected use never runs later.
 */
export function withOpenLimit(use: UseStore): UseStore {
  let state: 'unknown' | 'open' | 'silent' = 'unknown';
  return (mode, work) =>
    new Promise((resolve, reject) => {
      let isGivenUp = state === 'silent';
      const giveUp = () => {
        state = 'silent';
        isGivenUp = true;
        reject(new Error('The device does not open its database'));
      };
      if (isGivenUp) return giveUp();
      const timer = state === 'unknown' ? setTimeout(giveUp, openLimitMs) : undefined;
      use(mode, (store) => {
        clearTimeout(timer);
        state = 'open';
        return isGivenUp ? new Promise<never>(() => undefined) : work(store);
      }).then(resolve, reject);
    });
}
