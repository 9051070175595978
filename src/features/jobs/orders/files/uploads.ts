import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FileDraft } from '#platform/drafts/fileDraft';
import { ApiError } from '#platform/http/ApiError';
import { isAnswered, isFileRefused } from '#platform/http/failures';
import { createListeners } from '#platform/lib/listeners';
import { announce } from '#platform/ui/feedback/announcements';
import type { FileValues } from '../model/orderValues';
import { fileTexts as texts } from '../texts';

/** Uploads chosen files one after the other and keeps them on this device until they are part of a saved order. */
export type Uploads = Pick<UploadStates, 'read' | 'subscribe'> & {
  getFile: (key: string) => File | undefined;
  /** Checks whether this device keeps all chosen files; false if its storage is full. */
  isKept: () => boolean;
  /** Starts uploading; returns a function that aborts until the next call. */
  open: () => () => void;
  choose: (key: string, file: File) => void;
  /** Continues with a file that was chosen on an earlier visit, from the copy on this device. */
  resume: (key: string) => void;
  again: (key: string) => void;
  /** Checks whether `again` can help: the file is available and was not rejected for good. */
  canRetry: (key: string) => boolean;
  drop: (key: string) => void;
  /** Deletes kept files of earlier visits that were not continued. */
  leaveKept: () => void;
  /** Resolves when no upload is running. */
  settled: () => Promise<void>;
  /** Call after the files are saved: deletes all kept copies. */
  forget: () => void;
};

export function createUploads(send: SendFile, draft?: FileDraft): Uploads {
  const files = new Map<string, File>();
  const states = createUploadStates();
  let isKept = true;
  let kept: ReturnType<FileDraft['load']> | undefined;
  const keep = async (key: string, file: File | number) => {
    if (!draft || (await draft.keep(key, file))) return;
    isKept = false;
    states.notifyListeners();
  };
  const line = createUploadLine(states, files, async (key, file, how) => {
    const sent = await send(file, how);
    void keep(key, sent.id);
    return sent;
  });
  const wait = (key: string) => {
    states.set(key, { is: 'waiting' });
    line.sendNext();
  };
  const resume = async (key: string) => {
    if (states.read().has(key)) return;
    states.set(key, { is: 'waiting' });
    kept ??= draft?.load();
    const found = (await kept)?.get(key);
    if (!states.read().has(key)) return;
    if (found instanceof File) files.set(key, found);
    if (found instanceof File) wait(key);
    else states.set(key, found === undefined ? gone() : { is: 'sent', id: found });
  };

  return {
    read: states.read,
    subscribe: states.subscribe,
    open: line.open,
    settled: () => waitUntilSettled(states),
    getFile: (key) => files.get(key),
    isKept: () => isKept,
    choose: (key, file) => {
      files.set(key, file);
      void keep(key, file);
      wait(key);
    },
    resume: (key) => void resume(key),
    again: (key) => {
      if (states.read().get(key)?.is === 'sent') line.startRound(key);
      if (files.has(key)) wait(key);
    },
    canRetry: (key) => files.has(key) && canBeSentAgain(states.read().get(key)),
    drop: (key) => {
      states.remove(key);
      files.delete(key);
      line.breakOff(key);
      draft?.drop([key]);
    },
    leaveKept: () => {
      void draft?.load().then((all) => draft.drop([...all.keys()].filter((key) => !states.read().has(key))));
    },
    forget: () => draft?.forget(),
  };
}

function canBeSentAgain(upload: Upload | undefined): boolean {
  return upload?.is === 'sent' || (upload?.is === 'failed' && upload.canRetry);
}

const gone = (): Upload => ({ is: 'failed', problem: texts.gone, canRetry: false });

function waitUntilSettled({ read, subscribe }: UploadStates): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ([...read().values()].some(({ is }) => is === 'waiting' || is === 'sending')) return;
      end();
      resolve();
    };
    const end = subscribe(look);
    look();
  });
}

/** The upload state of a chosen file. A temporary problem can be retried. */
export type Upload =
  | { is: 'waiting' }
  | { is: 'sending'; part: number }
  | { is: 'sent'; id: number }
  | { is: 'failed'; problem: string; canRetry: boolean };

export type SendHow = {
  /** The same for each try of one file, so that a lost response does not create a second file. */
  idempotencyKey: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
};
export type SendFile = (file: File, how: SendHow) => Promise<{ id: number }>;

/** The upload state of each file by key, in the order they were chosen. */
type UploadStates = ReturnType<typeof createUploadStates>;

function createUploadStates() {
  const listeners = createListeners();
  let states: ReadonlyMap<string, Upload> = new Map();
  return {
    notifyListeners: listeners.call,
    read: () => states,
    set: (key: string, state: Upload) => {
      states = new Map(states).set(key, state);
      listeners.call();
    },
    remove: (key: string) => {
      states = new Map([...states].filter(([each]) => each !== key));
      listeners.call();
    },
    subscribe: listeners.add,
  };
}

type SendByKey = (key: string, ...sent: Parameters<SendFile>) => ReturnType<SendFile>;

/** Uploads waiting files one after the other while it is open. */
function createUploadLine(states: UploadStates, files: ReadonlyMap<string, File>, send: SendByKey) {
  const rounds = new Map<string, number>();
  let current: { key: string; cancel: AbortController } | undefined;
  let isOpen = false;

  async function sendNext(): Promise<void> {
    if (!isOpen || current) return;
    const [key] = [...states.read()].find(([each, { is }]) => is === 'waiting' && files.has(each)) ?? [];
    const file = key === undefined ? undefined : files.get(key);
    if (key === undefined || !file) return;
    const cancel = new AbortController();
    current = { key, cancel };
    states.set(key, { is: 'sending', part: 0 });
    const outcome = await sendFile(file, key, cancel.signal);
    current = undefined;
    // An aborted file waits again, unless it was removed.
    if (!cancel.signal.aborted) states.set(key, outcome);
    else if (states.read().has(key)) states.set(key, { is: 'waiting' });
    void sendNext();
  }

  async function sendFile(file: File, key: string, signal: AbortSignal): Promise<Upload> {
    const onProgress = (part: number) => {
      if (current?.key === key) states.set(key, { is: 'sending', part });
    };
    const idempotencyKey = `${key}-${rounds.get(key) ?? 0}`;
    try {
      const { id } = await send(key, file, { idempotencyKey, onProgress, signal });
      return { is: 'sent', id };
    } catch (error) {
      if (!(error instanceof ApiError) && !signal.aborted) reportError(error);
      return { is: 'failed', ...toFailure(error) };
    }
  }

  return {
    sendNext: () => void sendNext(),
    open: () => {
      isOpen = true;
      void sendNext();
      return () => {
        isOpen = false;
        current?.cancel.abort();
      };
    },
    breakOff: (key: string) => {
      if (current?.key === key) current.cancel.abort();
    },
    /** Starts a new idempotency key: uploading a file again after a success creates another file. */
    startRound: (key: string) => void rounds.set(key, (rounds.get(key) ?? 0) + 1),
  };
}

/** The provider's message about the file. A rejected file cannot be retried. */
function toFailure(error: unknown): { problem: string; canRetry: boolean } {
  if (!isAnswered(error)) return { problem: texts.notSent, canRetry: true };
  return { problem: error.errors.file?.[0] ?? error.message, canRetry: !isFileRefused(error) };
}

/** Reason a file cannot be saved with its form; a running upload is no problem. */
export function findProblem({ id }: Pick<FileValues, 'id'>, upload: Upload | undefined): string | undefined {
  return id === null && upload?.is === 'failed' ? upload.problem : undefined;
}

/**
 * Waits for the running uploads and returns the files of a form with their ids. A failed file is an error of its field
 * (`attachment_ids.2`): the form cannot be saved until the file is removed or uploaded.
 */
export async function sentFiles(files: readonly FileValues[], uploads: Uploads): Promise<FileValues[]> {
  await uploads.settled();
  const sent = files.map((file) => {
    const upload = uploads.read().get(file.key);
    return file.id === null && upload?.is === 'sent' ? { ...file, id: upload.id } : file;
  });
  const errors = Object.fromEntries(
    sent.flatMap((file, index) => {
      if (file.id !== null) return [];
      return [[`attachment_ids.${index}`, [findProblem(file, uploads.read().get(file.key)) ?? texts.gone]]];
    }),
  );
  if (Object.keys(errors).length === 0) return sent;
  throw new ApiError(422, { data: null, message: texts.notSent, errors, success: false });
}

/** The uploads of this page, which are aborted when the page unmounts. Both arguments must keep their identity. */
export function useUploads(send: SendFile, draft?: FileDraft): Uploads {
  const uploads = useMemo(() => createUploads(send, draft), [send, draft]);
  useEffect(() => uploads.open(), [uploads]);
  useEffect(() => announceUploads(uploads), [uploads]);
  return uploads;
}

/** Announces finished and failed uploads to screen readers; returns a function that stops it. */
function announceUploads(uploads: Uploads): () => void {
  let before = uploads.read();
  return uploads.subscribe(() => {
    const now = uploads.read();
    for (const [key, state] of now) {
      const name = uploads.getFile(key)?.name;
      if (name === undefined || before.get(key)?.is === state.is) continue;
      if (state.is === 'sent') announce(texts.uploaded(name));
      if (state.is === 'failed') announce(texts.failed(name, state.problem));
    }
    before = now;
  });
}

/** The upload states of all chosen files. */
export function useUploadStates(uploads: Uploads): ReadonlyMap<string, Upload> {
  return useSyncExternalStore(uploads.subscribe, uploads.read);
}

/** The upload state of one file; renders again only when it changes. */
export function useUpload(uploads: Uploads, key: string): Upload | undefined {
  return useSyncExternalStore(uploads.subscribe, () => uploads.read().get(key));
}

export function useIsStored(uploads: Uploads): boolean {
  return useSyncExternalStore(uploads.subscribe, uploads.isKept);
}
