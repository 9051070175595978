import { useMemo } from 'react';
import type { DraftKey } from '../../../../platform/drafts/draftKey';
import { useDrafts } from '../../../../platform/drafts/DraftsContext';
import { useSession } from '../../../../platform/session/useSession';
import type { CancelValues } from './cancelling';

/** Name of the form's draft, one per job. */
export const getCancelForm = (orderId: number): string => `cancel-${orderId}`;

export type CancelDraft = { keep: (values: CancelValues) => void; forget: () => void };

/**
 * Stores a submitted cancellation that did not happen: the form has deleted its draft by then. The dialog offers it on
 * any page.
 */
export function useCancelDraft(): (orderId: number) => CancelDraft {
  const drafts = useDrafts();
  const userId = useSession(({ user }) => user?.id);
  return useMemo(
    () => (orderId) => {
      if (userId === undefined) return { keep: () => undefined, forget: () => undefined };
      const key: DraftKey = { owner: `user:${userId}`, form: getCancelForm(orderId) };
      return { keep: (values) => void drafts.save(key, values), forget: () => void drafts.remove(key) };
    },
    [drafts, userId],
  );
}
