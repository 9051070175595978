import { useRef } from 'react';
import { classes } from '#platform/ui/classes';
import { TickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useAfterChange } from '#platform/ui/useAfterChange';
import styles from './create.module.css';
import { createOfferTexts as texts } from '../publish/texts';

/** Number of the step that publishes. */
export const lastStep = 2;

type StepsProps = { step: number; onStep: (step: number) => void };

/** Progress of the wizard. Steps before this one can be opened again; the next one needs a valid need. */
export function Steps({ step, onStep }: StepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAfterChange(step, () => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  return (
    <nav aria-label={texts.stepsLabel} className={styles.steps}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <VisuallyHidden>{texts.stepOf(step + 1, texts.steps.length, texts.steps[step] ?? '')}</VisuallyHidden>
      </h2>
      <ol className={styles.track}>
        {texts.steps.map((title, index) => (
          <li key={title} className={classes(styles.step, index === step && styles.current)}>
            <button
              type="button"
              disabled={index >= step}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              <span className={styles.number} aria-hidden="true">
                {index < step ? <TickIcon size={14} /> : index + 1}
              </span>
              <span>{title}</span>
              {index < step && <VisuallyHidden>{texts.done}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepFooterProps = { step: number; loading: boolean; onBack: () => void };

/**
 * Back and on. No submit button: Enter in a field must not publish. The second click of a double click is ignored, because
 * the button is then the one of the next step.
 */
export function StepFooter({ step, loading, onBack }: StepFooterProps) {
  const label = [texts.showMatches, texts.toPublish, texts.publish][step];
  return (
    <footer className={styles.footer}>
      {step > 0 && (
        <Button size="large" onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <Button
        size="large"
        intent="primary"
        loading={loading}
        onClick={({ currentTarget, detail }) => detail < 2 && currentTarget.closest('form')?.requestSubmit()}
      >
        {label}
      </Button>
    </footer>
  );
}
