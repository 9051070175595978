import type { ReactNode } from 'react';
import type { CalendarFeed } from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { isRefused } from '#platform/http/failures';
import { Callout } from '#platform/ui/feedback/Callout';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Modal } from '#platform/ui/overlays/Modal';
import { useCalendarFeed } from '../feedApi';
import { FeedAddress } from './FeedAddress';
import { feedTexts as texts } from './texts';
import styles from './feed.module.css';
import { type FeedQuestion, useFeedActions } from './useFeedActions';

export type FeedDialogProps = {
  /** Content of this user's feed. */
  shows: 'office' | 'helper';
  onClose: () => void;
  /** Link to a plan that includes the feed, for a user whose plan does not. */
  plans?: ReactNode;
};

/** The user's calendar feed: the address to subscribe to, and how. */
export function FeedDialog({ shows, onClose, plans }: FeedDialogProps) {
  const feed = useCalendarFeed();
  const actions = useFeedActions();
  const isOff = feed.data?.url === null;
  return (
    <Modal
      open
      kind="reading"
      size="small"
      title={texts.open}
      cancelLabel={texts.close}
      onClose={onClose}
      actions={
        isOff && (
          <Button intent="primary" loading={actions.isCreating} onClick={actions.create}>
            {texts.create}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {actions.outcome !== undefined && (
          <Callout intent={isOff ? 'info' : 'success'}>
            <p>{texts[actions.outcome]}</p>
          </Callout>
        )}
        {feed.data ? (
          <Feed feed={feed.data} shows={shows} onAsk={actions.ask} />
        ) : feed.isError ? (
          <LoadFailed query={feed} title={texts.failed} text={texts.failedText} />
        ) : (
          <Loading />
        )}
        <FeedRefused error={actions.error} plans={plans} />
      </div>
      {actions.questions}
    </Modal>
  );
}

type FeedProps = Pick<FeedDialogProps, 'shows'> & { feed: CalendarFeed; onAsk: (question: FeedQuestion) => void };

function Feed({ feed: { url, created_at }, shows, onAsk }: FeedProps) {
  return (
    <>
      <p className={styles.quiet}>{texts.shows[shows]}</p>
      {url === null ? (
        <p>{texts.none}</p>
      ) : (
        <FeedAddress url={url} createdAt={created_at} onChange={() => onAsk('change')} onEnd={() => onAsk('end')} />
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={160} />
    </div>
  );
}

type RefusedProps = {
  error: unknown;
  /** The way to a plan that includes the feed. */
  plans: ReactNode;
};

/** The reason why the feed was not created, changed or turned off. A refusal is about the plan or the access. */
export function FeedRefused({ error, plans }: RefusedProps) {
  if (!(error instanceof ApiError)) return null;
  const isFinal: boolean = isRefused(error);
  return (
    <Callout intent={isFinal ? 'warning' : 'danger'} alert>
      <p>{error.message}</p>
      {isFinal && plans}
    </Callout>
  );
}
