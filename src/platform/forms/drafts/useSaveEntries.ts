import { useDrafts } from '../../drafts/drafts';
import type { DraftValues } from '../../drafts/draftValues';
import { useSession } from '../../session/useSession';
import { getDraftOwner } from '../../session/user';

/**
 * For a form whose values are sent after it closed, when its draft is already deleted: stores them again if they could
 * not be sent. The form offers them when it opens next.
 */
export function useSaveEntries(form: string): (values: DraftValues) => void {
  const drafts = useDrafts();
  const owner = useSession(({ user }) => getDraftOwner(user));
  return (values) => {
    if (owner) void drafts.save({ owner, form }, values);
  };
}
