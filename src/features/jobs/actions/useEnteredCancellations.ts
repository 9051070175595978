import { useMemo, useState } from 'react';
import type { DraftKey } from '#platform/drafts/draftKey';
import { useDrafts } from '#platform/drafts/DraftsContext';
import { useSession } from '#platform/session/useSession';
import { getDraftOwner } from '#platform/session/user';
import type { CancelValues } from './cancelling';

/** Name of the form's draft, one per job. */
export const getCancelForm = (orderId: number): string => `cancel-${orderId}`;

export type EnteredCancellations = {
  /** Input submitted on this page for a job that is not canceled. */
  get: (orderId: number) => CancelValues | undefined;
  enter: (orderId: number, values: CancelValues) => void;
  /** The cancellation was undone or refused: any page offers the values again. The form has deleted its own draft. */
  keep: (orderId: number, values: CancelValues) => void;
  forget: (orderId: number) => void;
};

/** Submitted values of cancellations, until the job is canceled. */
export function useEnteredCancellations(): EnteredCancellations {
  const drafts = useDrafts();
  const owner = useSession(({ user }) => getDraftOwner(user));
  const [entered] = useState(() => new Map<number, CancelValues>());
  return useMemo(() => {
    const toKey = (orderId: number): DraftKey | undefined => owner && { owner, form: getCancelForm(orderId) };
    return {
      get: (orderId) => entered.get(orderId),
      enter: (orderId, values) => void entered.set(orderId, values),
      keep: (orderId, values) => {
        const key = toKey(orderId);
        if (key) void drafts.save(key, values);
      },
      forget: (orderId) => {
        entered.delete(orderId);
        const key = toKey(orderId);
        if (key) void drafts.remove(key);
      },
    };
  }, [drafts, owner, entered]);
}
