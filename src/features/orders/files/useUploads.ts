import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FileDraft } from '#platform/drafts/fileDraft';
import { announce } from '#platform/ui/feedback/announcements';
import { fileTexts as texts } from '../texts';
import type { SendFile, Upload } from './uploadLine';
import { createUploads, type Uploads } from './uploads';

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
