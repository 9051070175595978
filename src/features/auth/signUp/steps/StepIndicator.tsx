import { TickIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './StepIndicator.module.css';
import { signUpTexts as texts } from '../texts';

/** All sign-up steps by name, with the current one marked. `current` counts from 0. */
export function StepIndicator({ current }: { current: number }) {
  return (
    <div className={styles.steps}>
      <p className={styles.count}>
        {texts.stepNumber(current + 1)}
        <span className={styles.name}>{texts.steps[current]}</span>
      </p>
      <ol className={styles.list} aria-label={texts.progress}>
        {texts.steps.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={getStepState(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.bar} aria-hidden="true" />
            <span className={styles.label}>
              {index < current && <TickIcon size={12} />}
              <span>{name}</span>
              {index < current && <VisuallyHidden>{texts.done}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function getStepState(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}
