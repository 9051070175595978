import { useDrafts } from '../../drafts/DraftsContext';
import type { DraftValues } from '../../drafts/draftValues';
import { useSession } from '../../session/useSession';

/**
 * For a form whose values are sent after it closed, when its draft is already deleted: stores them again if they could
 * not be sent. The form offers them when it opens next.
 */
export function useSaveEntries(form: string): (values: DraftValues) => void {
  const drafts = useDrafts();
  const userId = useSession(({ user }) => user?.id);
  return (values) => {
    if (userId !== undefined) void drafts.save({ owner: `user:${userId}`, form }, values);
  };
}
