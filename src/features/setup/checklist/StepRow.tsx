import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { ChevronRightIcon, LockIcon, SmallTickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import type { Step } from '../model/steps';
import styles from './SetupChecklist.module.css';
import { checklistTexts as texts } from './texts';

/** One step: done, waiting for another one, or with the link to its page. The next one has a button. */
export function StepRow({ step, isNext }: { step: Step; isNext: boolean }) {
  const { title } = texts.steps[step.id];
  return (
    <li className={styles.step}>
      <span className={classes(styles.mark, step.isDone && styles.markDone)} aria-hidden="true">
        {step.isDone && <SmallTickIcon />}
        {!step.isDone && step.needs !== undefined && <LockIcon size={12} />}
      </span>
      <span className={styles.stepWords}>
        <span className={step.isDone ? styles.stepDone : styles.stepTitle}>{title}</span>
        {!step.isDone && <span className={styles.stepText}>{getHint(step)}</span>}
        {step.isDone && <VisuallyHidden>{texts.done}</VisuallyHidden>}
      </span>
      <StepLink step={step} isNext={isNext} />
    </li>
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
