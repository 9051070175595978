import type { HelperInvitation } from '../../../../generated/model';
import { Button } from '../../../../platform/ui/inputs/Button';
import styles from './detail.module.css';
import { jobDetailTexts as texts } from './texts';
import { useDaySteps } from './useDaySteps';

/** Reports the next step of the day in one tap, also without a network. */
export function StepButtons({ invitation }: { invitation: HelperInvitation }) {
  const { possible, report } = useDaySteps(invitation);
  if (possible.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {possible.map((step, place) => (
        <Button
          key={step}
          size="large"
          fill
          intent={place === possible.length - 1 ? 'primary' : 'neutral'}
          variant={place === possible.length - 1 ? 'fill' : 'outline'}
          onClick={() => report(step)}
        >
          {texts.report[step]}
        </Button>
      ))}
    </div>
  );
}
