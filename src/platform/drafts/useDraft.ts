import { useEffect, useMemo, useState } from 'react';
import type { DraftOwner } from './draftKey';
import { useDrafts } from './DraftsContext';
import { createDraftSaver, type DraftSaver } from './draftSaver';
import type { DraftValues } from './draftValues';

export type Draft = Pick<DraftSaver, 'keep' | 'forget'> & {
  /** What was kept before this form opened: undefined while that is being looked up, null when there is nothing. */
  kept: DraftValues | null | undefined;
};

/**
 * The draft of one form of one owner. `keep` the values as they change (they are written after a short pause, and at
 * once when the form or the page goes away), `forget` them once they were sent. Without an owner nothing is kept.
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
