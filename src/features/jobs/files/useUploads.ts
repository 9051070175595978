import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FileDraft } from '../../../platform/drafts/fileDraft';
import { announce } from '../../../platform/ui/feedback/announcements';
import { fileTexts as texts } from './texts';
import type { SendFile, Upload } from './uploadLine';
import { createUploads, type Uploads } from './uploads';

/** What is being uploaded on this page; it is broken off when the page goes. Both arguments stay the same for good. */
export function useUploads(send: SendFile, draft?: FileDraft): Uploads {
  const uploads = useMemo(() => createUploads(send, draft), [send, draft]);
  useEffect(() => uploads.open(), [uploads]);
  useEffect(() => sayWhatComes(uploads), [uploads]);
  return uploads;
}

/** Says aloud what has been uploaded, and what has not; returns its end. */
function sayWhatComes(uploads: Uploads): () => void {
  let before = uploads.read();
  return uploads.subscribe(() => {
    const now = uploads.read();
    for (const [key, state] of now) {
      const name = uploads.fileOf(key)?.name;
      if (name === undefined || before.get(key)?.is === state.is) continue;
      if (state.is === 'sent') announce(texts.uploaded(name));
      if (state.is === 'failed') announce(texts.refused(name, state.problem));
    }
    before = now;
  });
}

/** The state of all files that were chosen. */
export function useUploadStates(uploads: Uploads): ReadonlyMap<string, Upload> {
  return useSyncExternalStore(uploads.subscribe, uploads.read);
}

/** The state of one of them; renders again only when that changes. */
export function useUpload(uploads: Uploads, key: string): Upload | undefined {
  return useSyncExternalStore(uploads.subscribe, () => uploads.read().get(key));
}

export function useIsKept(uploads: Uploads): boolean {
  return useSyncExternalStore(uploads.subscribe, uploads.isKept);
}
