import { useEffect, useState } from 'react';
import type { DraftOwner } from '#platform/drafts/draftKey';
import type { DraftValues } from '#platform/drafts/draftValues';
import { useDraft } from '#platform/drafts/useDraft';
import { createTypedValues } from './typedValues';

/** Typed values of all steps of one sign-up, as the steps use them. */
export type Typed = {
  /** False while a stored draft is being looked up. */
  isReady: boolean;
  /** A draft from before a reload was restored; passwords never are. */
  isRestored: boolean;
  /** The current values, for a step that opens. */
  values: () => DraftValues;
  /** Takes the values of a step as they change. Stable between renders. */
  report: (values: DraftValues) => void;
  /** The sign-up is over: stores nothing from now on. */
  forget: () => void;
};

/**
 * Keeps the values of all steps in memory, so that going back and forth loses nothing, and as a draft on this device,
 * so that a reload loses only passwords. A new code means a new owner, and the draft moves with it.
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
