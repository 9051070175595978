import { useState } from 'react';
import { lateMinutes } from '#domain/orders/attendance';
import type { HelperInvitation } from '#generated/model';
import { useFeature } from '#platform/provider/useFeature';
import { ClockIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { useReportRunningLate } from '../../attendanceApi';
import { jobDetailTexts as texts } from '../texts';
import styles from './detail.module.css';
import { useDaySteps } from './useDaySteps';

/** Announces a delay to the office. Not kept for later: old news would mislead. */
export function RunningLate({ invitation }: { invitation: HelperInvitation }) {
  const hasFeature = useFeature('runningLate');
  const { mayBeLate, day } = useDaySteps(invitation);
  const { mutate, isPending, variables } = useReportRunningLate(invitation.id);
  const [isOpen, setOpen] = useState(false);
  const { running_late: delay } = invitation;
  if (!hasFeature || !mayBeLate) return null;
  return (
    <div className={styles.late}>
      {delay?.date === day && <p role="status">{texts.lateSaid(delay.minutes)}</p>}
      <Button
        size="large"
        variant="outline"
        fill
        icon={<ClockIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.late}
      </Button>
      {isOpen && (
        <div className={styles.minutes} role="group" aria-label={texts.lateBy}>
          {lateMinutes.map((minutes) => (
            <Button
              key={minutes}
              size="large"
              variant="outline"
              loading={isPending && variables === minutes}
              onClick={() => mutate(minutes, { onSuccess: () => setOpen(false) })}
            >
              {texts.minutes(minutes)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
