import { useState } from 'react';
import type { AttendanceName } from '../../../../domain/attendance';
import type { HelperInvitation } from '../../../../generated/model';
import { type DevicePosition, type NoPosition, readDevicePosition } from '../../../../platform/lib/devicePosition';
import { serverDate } from '../../../../platform/lib/time/serverClock';
import { Button } from '../../../../platform/ui/inputs/Button';
import { showToast } from '../../../../platform/ui/messages/toasts';
import styles from './detail.module.css';
import { jobDetailTexts as texts } from './texts';
import { useDaySteps } from './useDaySteps';

/** Reports the next step of the day in one tap, also without a network. */
export function StepButtons({ invitation }: { invitation: HelperInvitation }) {
  const { possible, report } = useDaySteps(invitation);
  const [isLocating, setLocating] = useState(false);
  if (possible.length === 0) return null;

  /** An arrival has the time of the tap, however long the browser asks for the location. */
  async function checkIn(): Promise<void> {
    const at = serverDate();
    setLocating(true);
    const position = await readDevicePosition();
    setLocating(false);
    report(arrival, { at, ...(isPosition(position) && { position }) });
    if (!isPosition(position)) showToast({ message: texts.withoutLocation[position], intent: 'info' });
  }

  return (
    <>
      {possible.includes(arrival) && <p className={styles.locationNote}>{texts.locationNote}</p>}
      <div className={styles.buttons}>
        {possible.map((step, place) => (
          <Button
            key={step}
            size="large"
            fill
            intent={place === possible.length - 1 ? 'primary' : 'neutral'}
            variant={place === possible.length - 1 ? 'fill' : 'outline'}
            loading={step === arrival && isLocating}
            disabled={isLocating}
            onClick={() => (step === arrival ? void checkIn() : report(step, { at: serverDate() }))}
          >
            {texts.report[step]}
          </Button>
        ))}
      </div>
    </>
  );
}

const arrival = 'checked_in' satisfies AttendanceName;

function isPosition(position: DevicePosition | NoPosition): position is DevicePosition {
  return typeof position === 'object';
}
