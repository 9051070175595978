import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DraftOwner } from './drafts';
import { useDrafts } from './DraftsContext';
import { createFileDraft, type FileDraft, type FileState } from './fileDraft';

export type ChosenFiles = FileState & Pick<FileDraft, 'choose' | 'restore' | 'discard' | 'forget'>;

/** The files of one form of one owner, kept on this device until they are sent; a reload offers them again. */
export function useFileDraft(owner: DraftOwner, form: string): ChosenFiles {
  const drafts = useDrafts();
  const draft = useMemo(() => createFileDraft(drafts, { owner, form }), [drafts, owner, form]);
  const state = useSyncExternalStore(draft.subscribe, draft.read);
  useEffect(() => draft.open(), [draft]);
  return useMemo(() => {
    const { choose, restore, discard, forget } = draft;
    return { ...state, choose, restore, discard, forget };
  }, [draft, state]);
}
