import type { DraftKey, Drafts } from './drafts';

/** Files that were chosen in a form and not sent yet. */
export type FileState = {
  chosen: readonly File[];
  /** Kept before this form was opened, and neither taken nor thrown away yet. */
  offered: readonly File[];
  /** Whether this device holds all of them; false when it has no room for them. */
  isKept: boolean;
};

/** Keeps the files of one form on this device while it is filled in; see `useFileDraft`. */
export type FileDraft = {
  read: () => FileState;
  subscribe: (onChange: () => void) => () => void;
  /** Looks for what was kept. */
  open: () => void;
  choose: (files: readonly File[]) => void;
  /** Takes what is offered to what is chosen. */
  restore: () => void;
  discard: () => void;
  /** Once they were sent: nothing of them stays on this device. */
  forget: () => void;
};

export function createFileDraft(drafts: Drafts, key: DraftKey): FileDraft {
  let state: FileState = { chosen: [], offered: [], isKept: true };
  // One write after the other, and none before what is there is known: the newest choice is what stays.
  let queue = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (change: Partial<FileState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const write = () => {
    queue = queue.then(async () => set({ isKept: await drafts.saveFiles(key, [...state.offered, ...state.chosen]) }));
  };
  const choose = (chosen: readonly File[]) => {
    set({ chosen });
    write();
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      queue = queue.then(async () => set({ offered: await drafts.loadFiles(key) }));
    },
    choose,
    restore: () => set({ chosen: [...state.offered, ...state.chosen], offered: [] }),
    discard: () => {
      set({ offered: [] });
      write();
    },
    forget: () => {
      set({ offered: [] });
      queue = queue.then(async () => void (await drafts.saveFiles(key, [])));
    },
  };
}
