import { useEffect, useMemo, useState } from 'react';
import type { DraftOwner } from './draftKey';
import { useDrafts } from './DraftsContext';
import { createDraftSaver, type DraftSaver } from './draftSaver';
import type { DraftValues } from './draftValues';

export type Draft = Pick<DraftSaver, 'keep' | 'forget'> & {
  /** The draft from before this form opened: undefined while loading, null when there is none. */
  kept: DraftValues | null | undefined;
};

/**
 * The draft of one form of one owner. Call `keep` with the values as they change (written after a short pause, and
 * right away when the form or page closes) and `forget` after they were sent. Without an owner nothing is stored.
 */
export function useDraft(owner: DraftOwner | undefined, form: string): Draft {
  const drafts = useDrafts();
  const saver = useMemo(() => owner && createDraftSaver(drafts, { owner, form }), [drafts, owner, form]);
  const [found, setFound] = useState<{ saver: DraftSaver; kept: DraftValues | null }>();

  useEffect(() => {
    if (!owner || !saver) return undefined;
    let wanted = true;
    void drafts.load({ owner, form }).then((values) => wanted && setFound({ saver, kept: values ?? null }));
    addEventListener('pagehide', saver.flush);
    return () => {
      wanted = false;
      removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [drafts, owner, form, saver]);

  return useMemo(() => {
    if (!saver) return { kept: null, keep: nothing, forget: nothing };
    return { kept: found?.saver === saver ? found.kept : undefined, keep: saver.keep, forget: saver.forget };
  }, [saver, found]);
}

const nothing = () => undefined;
