import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { Button } from '#platform/ui/inputs/Button';
import styles from './Steps.module.css';
import { formTexts as texts } from '../texts';

type StepBarProps = {
  step: number;
  steps: number;
  onStep: (step: number) => void;
  saveLabel: string;
};

/** The buttons to the next and previous step and to save, where a thumb can reach them. */
export function StepBar({ step, steps, onStep, saveLabel }: StepBarProps) {
  return (
    <div className={styles.stepBar}>
      <Button size="large" disabled={step === 0} onClick={() => onStep(step - 1)}>
        {texts.previous}
      </Button>
      <Button
        size="large"
        variant="outline"
        intent="primary"
        disabled={step === steps - 1}
        onClick={() => onStep(step + 1)}
      >
        {texts.next}
      </Button>
      <SubmitButton size="large" fill>
        {saveLabel}
      </SubmitButton>
    </div>
  );
}
