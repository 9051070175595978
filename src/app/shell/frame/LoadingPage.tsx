import { canLoadFiles } from '#platform/lib/device/network';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { texts } from '#platform/ui/texts';
import { useOnline } from '#platform/ui/useOnline';
import styles from '../shell.module.css';
import { frameTexts } from '../../texts';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { Stack } from '#platform/ui/layout/Layout';

/** Placeholder while a page's code or the session is loading. Without a network it shows that it waits. */
export function LoadingPage() {
  useOnline();
  if (!canLoadFiles()) return <ErrorState title={texts.offlineTitle} text={frameTexts.offline} />;
  return (
    <Stack gap={4} className={styles.loading} role="status">
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
      <SkeletonLine width="30%" height={22} />
      <SkeletonCard height={88} />
      <SkeletonCard height={88} />
      <SkeletonCard height={88} />
    </Stack>
  );
}

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
