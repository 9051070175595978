import type { FileDraft } from '#platform/drafts/fileDraft';
import { fileTexts as texts } from '../texts';
import { createUploadLine, createUploadStates, type SendFile, type Upload, type UploadStates } from './uploadLine';

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
