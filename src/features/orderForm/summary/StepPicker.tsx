import { useId } from 'react';
import { Select } from '#platform/ui/choices/Select';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Steps.module.css';
import { formTexts as texts } from '../texts';

type StepPickerProps = { titles: readonly string[]; step: number; onStep: (step: number) => void };

/** The current step and a menu of all steps. */
export function StepPicker({ titles, step, onStep }: StepPickerProps) {
  const id = useId();
  const items = titles.map((title, index) => ({ id: index, name: texts.formatStep(index + 1, titles.length, title) }));
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>
        <VisuallyHidden>{texts.step}</VisuallyHidden>
      </label>
      <Select id={id} items={items} value={step} onChange={(value) => value !== null && onStep(Number(value))} />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${((step + 1) / titles.length) * 100}%` }} />
      </span>
    </div>
  );
}
