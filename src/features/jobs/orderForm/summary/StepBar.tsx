import { SubmitButton } from '../../../../platform/forms/layout/SubmitButton';
import { Button } from '../../../../platform/ui/inputs/Button';
import styles from './Steps.module.css';
import { formTexts as texts } from '../texts';

type StepBarProps = {
  step: number;
  steps: number;
  onStep: (step: number) => void;
  saveLabel: string;
  savesAnywhere: boolean;
};

/** The buttons to the next and previous step, where a thumb can reach them. */
export function StepBar({ step, steps, onStep, saveLabel, savesAnywhere }: StepBarProps) {
  const isLast = step === steps - 1;
  return (
    <div className={styles.stepBar}>
      <Button size="large" disabled={step === 0} onClick={() => onStep(step - 1)}>
        {texts.previous}
      </Button>
      {savesAnywhere && !isLast && (
        <Button size="large" variant="outline" onClick={() => onStep(step + 1)}>
          {texts.next}
        </Button>
      )}
      {isLast || savesAnywhere ? (
        <SubmitButton key="save" size="large" fill>
          {saveLabel}
        </SubmitButton>
      ) : (
        <Button key="next" size="large" intent="primary" fill onClick={() => onStep(step + 1)}>
          {texts.next}
        </Button>
      )}
    </div>
  );
}
