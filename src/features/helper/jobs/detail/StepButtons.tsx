import type { AttendanceName } from '../../../../domain/attendance';
import type { HelperInvitation } from '../../../../generated/model';
import { Button } from '../../../../platform/ui/inputs/Button';
import { jobDetailTexts as texts } from './texts';
import { useDaySteps } from './useDaySteps';

/** Reports the next step of the day in one tap, also without a network. */
export function StepButtons({ invitation }: { invitation: HelperInvitation }) {
  const { possible, report } = useDaySteps(invitation);
  return possible.map((step, place) => (
    <Button
      key={step}
      size="large"
      fill
      intent={place === possible.length - 1 ? 'primary' : 'neutral'}
      variant={place === possible.length - 1 ? 'fill' : 'outline'}
      onClick={() => report(step)}
    >
      {stepText(step)}
    </Button>
  ));
}

function stepText(step: AttendanceName): string {
  const words = { on_my_way: texts.onMyWay, checked_in: texts.checkIn, checked_out: texts.checkOut };
  return words[step];
}
