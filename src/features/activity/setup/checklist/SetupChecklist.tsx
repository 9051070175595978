import { useId, type ReactNode } from 'react';
import type { CompanySetup } from '#generated/model';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { classes } from '#platform/ui/classes';
import { ChevronRightIcon, LockIcon, SmallTickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { showToast } from '#platform/ui/messages/toasts';
import { useHideChecklist } from '../api';
import { checklistTexts as texts } from './texts';
import {
  getSetupProgress,
  isComplete,
  listSteps,
  type Progress,
  SETUP_PARAM,
  type Step,
  useOwnSetup,
} from './useSetup';
import styles from './SetupChecklist.module.css';

type Props = {
  /** Shown instead where there is no checklist: it is hidden, not for this person, or could not be loaded. */
  otherwise?: ReactNode;
  /** Shown while it loads. */
  skeleton?: ReactNode;
};

/** Checklist of a new company's setup. The owner can hide it. */
export function SetupChecklist({ otherwise = null, skeleton = null }: Props) {
  const { data: setup, isLoading } = useOwnSetup();
  const [asked] = useQueryParam(SETUP_PARAM);
  if (isLoading) return skeleton;
  if (!setup) return otherwise;
  const progress = getSetupProgress(listSteps(setup));
  const isShown = setup.dismissed_at === null || (asked !== null && !isComplete(progress));
  return isShown ? <Checklist setup={setup} progress={progress} /> : otherwise;
}

function Checklist({ setup, progress }: { setup: CompanySetup; progress: Progress }) {
  const titleId = useId();
  const isDone = isComplete(progress);
  return (
    <Card as="section" padded={false} labelledBy={titleId} className={styles.card}>
      <Row gap={3} align="start" justify="between" className={styles.head}>
        <Text as="div" canShrink>
          <Text as="h2" size={16} id={titleId}>
            {isDone ? texts.completeTitle : texts.title}
          </Text>
          <Muted size={13} isNumeric role="status">
            {isDone ? texts.complete : texts.progress(progress.done, progress.total)}
          </Muted>
        </Text>
        <HideButton isDone={isDone} />
      </Row>
      <progress className={styles.bar} max={progress.total} value={progress.done} aria-labelledby={titleId} />
      {!isDone && (
        <ol>
          {listSteps(setup).map((step) => (
            <StepRow key={step.id} step={step} isNext={step.id === progress.next?.id} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function HideButton({ isDone }: { isDone: boolean }) {
  const { mutate, isPending } = useHideChecklist();
  const [, ask] = useQueryParam(SETUP_PARAM);
  const hide = () =>
    mutate(undefined, {
      onSuccess: () => {
        ask(null);
        if (!isDone) showToast({ message: texts.hidden, intent: 'success' });
      },
    });
  return (
    <Button variant="quiet" size="small" loading={isPending} onClick={hide}>
      {isDone ? texts.close : texts.hide}
    </Button>
  );
}

/** One step: done, waiting for another one, or with the link to its page. The next one has a button. */
function StepRow({ step, isNext }: { step: Step; isNext: boolean }) {
  const { title } = texts.steps[step.id];
  return (
    <Row isDivided as="li" gap={3} className={styles.step}>
      <Row
        canShrink={false}
        as="span"
        justify="center"
        isInline
        tone="secondary"
        className={classes(styles.mark, step.isDone && styles.markDone)}
        aria-hidden="true"
      >
        {step.isDone && <SmallTickIcon />}
        {!step.isDone && step.needs !== undefined && <LockIcon size={12} />}
      </Row>
      <Stack as="span" isBreaking canShrink isFilling className={styles.stepWords}>
        <Text as="span" {...(step.isDone ? { tone: 'secondary' } : { weight: 'medium' })}>
          {title}
        </Text>
        {!step.isDone && (
          <Muted as="span" size={13}>
            {getHint(step)}
          </Muted>
        )}
        {step.isDone && <VisuallyHidden>{texts.done}</VisuallyHidden>}
      </Stack>
      <StepLink step={step} isNext={isNext} />
    </Row>
  );
}

function StepLink({ step, isNext }: { step: Step; isNext: boolean }) {
  const link = useLink();
  if (step.isDone || step.needs !== undefined) return null;
  const { action } = texts.steps[step.id];
  return (
    <Button
      size="small"
      intent={isNext ? 'primary' : 'neutral'}
      variant={isNext ? 'fill' : 'quiet'}
      endIcon={<ChevronRightIcon />}
      {...link(step.to)}
    >
      {action}
    </Button>
  );
}

function getHint({ id, needs }: Step): string {
  return needs === undefined ? texts.steps[id].text : texts.needs[needs];
}
