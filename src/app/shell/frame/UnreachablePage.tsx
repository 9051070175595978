import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { frameTexts } from '../../texts';

/** Shown when there is a token but the provider does not answer whose it is. */
export function UnreachablePage() {
  const dispatch = useSessionDispatch();
  return (
    <ErrorState
      title={frameTexts.unreachableTitle}
      text={frameTexts.unreachable}
      onRetry={() => dispatch(sessionActions.started())}
    />
  );
}
