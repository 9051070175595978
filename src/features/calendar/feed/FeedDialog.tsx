import { type ReactNode, useState } from 'react';
import type { CalendarFeed } from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { isRefused } from '#platform/http/failures';
import { formatZonedDay, type Instant } from '#platform/lib/time/zonedTimes';
import { useUserZone } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';
import { announce } from '#platform/ui/feedback/announcements';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { CopyField } from '#platform/ui/inputs/CopyField';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { Modal } from '#platform/ui/overlays/Modal';
import { useCalendarFeed, useCreateFeed, useEndFeed } from '../feedApi';
import { feedTexts as texts } from './texts';
import styles from './feed.module.css';

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
      <Stack gap={4}>
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
      </Stack>
      {actions.questions}
    </Modal>
  );
}

type FeedProps = Pick<FeedDialogProps, 'shows'> & { feed: CalendarFeed; onAsk: (question: FeedQuestion) => void };

function Feed({ feed: { url, created_at }, shows, onAsk }: FeedProps) {
  return (
    <>
      <Muted>{texts.shows[shows]}</Muted>
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

type Props = { url: string; createdAt: Instant | null; onChange: () => void; onEnd: () => void };

/** The address of the feed, how to subscribe to it, and how to stop it. */
function FeedAddress({ url, createdAt, onChange, onEnd }: Props) {
  const now = useNow();
  const zone = useUserZone();
  return (
    <>
      <CopyField label={texts.address} value={url} hint={texts.secret} />
      <FeedSteps url={url} />
      <Row gap={2} isWrapping className={styles.foot}>
        {createdAt !== null && <Muted>{texts.created(formatZonedDay(createdAt, zone, now))}</Muted>}
        <Button size="small" variant="outline" onClick={onChange}>
          {texts.change}
        </Button>
        <Button size="small" variant="outline" intent="danger" onClick={onEnd}>
          {texts.end}
        </Button>
      </Row>
    </>
  );
}

const apps = ['apple', 'google', 'outlook'] as const;

/** The steps to subscribe in the calendar apps that most people use. */
function FeedSteps({ url }: { url: string }) {
  return (
    <Columns as="ul" columns={3} gap={4} className={styles.apps}>
      {apps.map((app) => (
        <li key={app}>
          <Text as="h3" below={1} size={14}>
            {texts.apps[app].name}
          </Text>
          <Stack below={2} as="ol" gap={1} tone="secondary" size={13} className={styles.steps}>
            {texts.apps[app].steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
          {app === 'apple' && (
            <Button size="small" variant="outline" href={url.replace(/^https?:/, 'webcal:')}>
              {texts.openApple}
            </Button>
          )}
        </li>
      ))}
    </Columns>
  );
}

type FeedQuestion = 'change' | 'end';
type Outcome = 'changed' | 'ended';

/** Creates, changes and turns off the feed. What stops the address is confirmed first. */
function useFeedActions(): {
  create: () => void;
  isCreating: boolean;
  ask: (question: FeedQuestion) => void;
  questions: ReactNode;
  /** Outcome of the last change. */
  outcome: Outcome | undefined;
  error: unknown;
} {
  const creating = useCreateFeed();
  const ending = useEndFeed();
  const [question, setQuestion] = useState<FeedQuestion>();
  const [outcome, setOutcome] = useState<Outcome>();
  const close = () => setQuestion(undefined);
  const finish = (next: Outcome) => {
    setOutcome(next);
    announce(texts[next]);
  };
  const change = () => creating.mutate(undefined, { onSuccess: () => finish('changed'), onSettled: close });
  const end = () => ending.mutate(undefined, { onSuccess: () => finish('ended'), onSettled: close });
  return {
    create: () => creating.mutate(undefined, { onSuccess: () => setOutcome(undefined) }),
    isCreating: creating.isPending,
    ask: (next) => {
      creating.reset();
      ending.reset();
      setQuestion(next);
    },
    questions: (
      <>
        <ConfirmDialog
          open={question === 'change'}
          title={texts.changeTitle}
          text={texts.changeText}
          action={texts.change}
          busy={creating.isPending}
          onConfirm={change}
          onCancel={close}
        />
        <ConfirmDialog
          open={question === 'end'}
          title={texts.endTitle}
          text={texts.endText}
          action={texts.end}
          danger
          busy={ending.isPending}
          onConfirm={end}
          onCancel={close}
        />
      </>
    ),
    outcome,
    error: creating.error ?? ending.error,
  };
}
