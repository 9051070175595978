import { isAnswered, isFileRefused } from '../../../platform/http/failures';
import { ApiError } from '../../../platform/http/ApiError';
import { fileTexts as texts } from './texts';

/** The state of a chosen file. A problem that may be over by now can be tried again. */
export type Upload =
  | { is: 'waiting' }
  | { is: 'sending'; part: number }
  | { is: 'sent'; id: number }
  | { is: 'failed'; problem: string; canRetry: boolean };

export type SendHow = {
  /** The same for each try of one file, so that an answer that got lost makes no second file. */
  idempotencyKey: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
};
export type SendFile = (file: File, how: SendHow) => Promise<{ id: number }>;

/** The state of each file, by the keys they were chosen under and in their order. */
export type UploadStates = ReturnType<typeof createUploadStates>;

export function createUploadStates() {
  const listeners = new Set<() => void>();
  let states: ReadonlyMap<string, Upload> = new Map();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    tell,
    read: () => states,
    set: (key: string, state: Upload) => {
      states = new Map(states).set(key, state);
      tell();
    },
    remove: (key: string) => {
      states = new Map([...states].filter(([each]) => each !== key));
      tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type SendByKey = (key: string, ...sent: Parameters<SendFile>) => ReturnType<SendFile>;

/** Sends the files that wait, one after the other, as long as it is open. */
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
    const outcome = await outcomeOf(file, key, cancel.signal);
    current = undefined;
    // What was broken off waits again, unless it was dropped.
    if (!cancel.signal.aborted) states.set(key, outcome);
    else if (states.read().has(key)) states.set(key, { is: 'waiting' });
    void sendNext();
  }

  async function outcomeOf(file: File, key: string, signal: AbortSignal): Promise<Upload> {
    const onProgress = (part: number) => {
      if (current?.key === key) states.set(key, { is: 'sending', part });
    };
    const idempotencyKey = `${key}-${rounds.get(key) ?? 0}`;
    try {
      const { id } = await send(key, file, { idempotencyKey, onProgress, signal });
      return { is: 'sent', id };
    } catch (error) {
      if (!(error instanceof ApiError) && !signal.aborted) reportError(error);
      return { is: 'failed', ...failureOf(error) };
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
    /** What is sent again after it was taken once is another file to the provider. */
    anew: (key: string) => void rounds.set(key, (rounds.get(key) ?? 0) + 1),
  };
}

/** The provider's words about the file; what it refused for good stays refused. */
function failureOf(error: unknown): { problem: string; canRetry: boolean } {
  if (!isAnswered(error)) return { problem: texts.notSent, canRetry: true };
  return { problem: error.errors.file?.[0] ?? error.message, canRetry: !isFileRefused(error) };
}
