import type { FileDraft } from '../../../platform/drafts/fileDraft';
import { fileTexts as texts } from './texts';
import { createUploadLine, createUploadStates, type SendFile, type Upload, type UploadStates } from './uploadLine';

/** Sends chosen files, one after the other, and keeps them on this device until they belong to something. */
export type Uploads = Pick<UploadStates, 'read' | 'subscribe'> & {
  fileOf: (key: string) => File | undefined;
  /** Whether this device holds all that was chosen; false when it has no room. */
  isKept: () => boolean;
  /** Sends as long as somebody looks: returns what breaks off until it is opened again. */
  open: () => () => void;
  choose: (key: string, file: File) => void;
  /** A file that was chosen before this page came: goes on with what this device kept of it. */
  takeUp: (key: string) => void;
  again: (key: string) => void;
  /** Whether `again` may help: the file is at hand, and was not refused for good. */
  canRetry: (key: string) => boolean;
  drop: (key: string) => void;
  /** Drops what was kept earlier and has not been taken up. */
  leaveKept: () => void;
  /** Once nothing is on its way any more. */
  settled: () => Promise<void>;
  /** Once all belong to something: nothing of them stays here. */
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
    states.tell();
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
  const takeUp = async (key: string) => {
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
    settled: () => settled(states),
    fileOf: (key) => files.get(key),
    isKept: () => isKept,
    choose: (key, file) => {
      files.set(key, file);
      void keep(key, file);
      wait(key);
    },
    takeUp: (key) => void takeUp(key),
    again: (key) => {
      if (states.read().get(key)?.is === 'sent') line.anew(key);
      if (files.has(key)) wait(key);
    },
    canRetry: (key) => files.has(key) && mayBeSentAgain(states.read().get(key)),
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

function mayBeSentAgain(upload: Upload | undefined): boolean {
  return upload?.is === 'sent' || (upload?.is === 'failed' && upload.canRetry);
}

const gone = (): Upload => ({ is: 'failed', problem: texts.gone, canRetry: false });

function settled({ read, subscribe }: UploadStates): Promise<void> {
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
