import { useMemo } from 'react';
import type { DraftOwner } from './draftKey';
import { useDrafts } from './DraftsContext';
import { createFileDraft, type FileDraft } from './fileDraft';

/** The files of one form of one owner, stored on this device until the form is sent. */
export function useFileDraft(owner: DraftOwner, form: string): FileDraft {
  const drafts = useDrafts();
  return useMemo(() => createFileDraft(drafts, { owner, form }), [drafts, owner, form]);
}
