import type { AttendanceName } from '#domain/orders/attendance';
import type { HelperInvitation } from '#generated/model';
import { type DevicePosition, type NoPosition, readDevicePosition } from '#platform/lib/device/devicePosition';
import { serverDate } from '#platform/lib/time/serverClock';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import type { StepFacts } from '../../attendanceApi';
import styles from './detail.module.css';
import { jobDetailTexts as texts } from '../texts';
import { useDaySteps } from './useDaySteps';

type Props = {
  invitation: HelperInvitation;
  /** Leaves out the step that may skip the next one. */ onlyNext?: boolean;
};

/** Reports the next step of the day in one tap, also without a network. */
export function StepButtons({ invitation, onlyNext = false }: Props) {
  const { possible: all, report } = useDaySteps(invitation);
  const possible = onlyNext ? all.slice(0, 1) : all;
  if (possible.length === 0) return null;

  return (
    <>
      {possible.includes(arrival) && <p className={styles.locationNote}>{texts.locationNote}</p>}
      <div className={styles.buttons}>
        {possible.map((step, index) => (
          <Button
            key={step}
            size="large"
            fill
            intent={index === possible.length - 1 ? 'primary' : 'neutral'}
            variant={index === possible.length - 1 ? 'fill' : 'outline'}
            onClick={() => report(step, step === arrival ? readArrival() : { at: serverDate() })}
          >
            {texts.report[step]}
          </Button>
        ))}
      </div>
    </>
  );
}

/** An arrival has the time of the tap, however long the browser asks for the location. */
function readArrival(): StepFacts {
  const position = readDevicePosition().then((found) => {
    if (isPosition(found)) return found;
    showToast({ message: texts.withoutLocation[found], intent: 'info' });
    return undefined;
  });
  return { at: serverDate(), position };
}

const arrival = 'checked_in' satisfies AttendanceName;

function isPosition(position: DevicePosition | NoPosition): position is DevicePosition {
  return typeof position === 'object';
}
