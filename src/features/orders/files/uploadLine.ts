import { isAnswered, isFileRefused } from '#platform/http/failures';
import { ApiError } from '#platform/http/ApiError';
import { createListeners } from '#platform/lib/listeners';
import { fileTexts as texts } from '../texts';

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
export type UploadStates = ReturnType<typeof createUploadStates>;

export function createUploadStates() {
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
export function createUploadLine(states: UploadStates, files: ReadonlyMap<string, File>, send: SendByKey) {
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
