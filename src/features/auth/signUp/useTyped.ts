import { useEffect, useState } from 'react';
import type { DraftOwner } from '../../../platform/drafts/draftKey';
import type { DraftValues } from '../../../platform/drafts/draftValues';
import { useDraft } from '../../../platform/drafts/useDraft';
import { createTypedValues } from './typedValues';

/** What was typed over all steps of one sign-up, as its steps see it. */
export type Typed = {
  /** False while it is being looked up whether something was kept before the page was loaded. */
  isReady: boolean;
  /** Something kept before a reload is there again; passwords never are. */
  isRestored: boolean;
  /** The values as they are now, for a step that opens. */
  values: () => DraftValues;
  /** Takes over the values of a step as they change. The same function for good. */
  report: (values: DraftValues) => void;
  /** The sign-up is over: nothing is kept any more. */
  forget: () => void;
};

/**
 * Holds the values of a sign-up's steps in memory, so that going back and forth loses nothing, and as a draft on this
 * device, so that a reload loses only passwords. A new code makes a new owner, and the draft moves with it.
 */
export function useTyped(owner: DraftOwner | undefined, form: string): Typed {
  const { kept, keep, forget } = useDraft(owner, form);
  const [typed] = useState(createTypedValues);
  useEffect(() => {
    if (kept) typed.restore(kept);
  }, [typed, kept]);
  useEffect(() => typed.moveTo({ keep, forget }), [typed, keep, forget]);
  return {
    isReady: kept !== undefined,
    isRestored: Boolean(kept),
    values: () => ({ ...kept, ...typed.now() }),
    report: typed.report,
    forget: typed.forget,
  };
}
