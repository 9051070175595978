import { useState } from 'react';
import {
  type AttendanceName,
  lateMinutes,
  attendanceSteps,
  canReportLate,
  getWorkDay,
  listPossibleSteps,
} from '#domain/orders/attendance';
import type { HelperInvitation } from '#generated/model';
import { type DevicePosition, type NoPosition, readDevicePosition } from '#platform/lib/device/devicePosition';
import { formatTime } from '#platform/lib/time/clockTimes';
import { serverDate } from '#platform/lib/time/serverClock';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { useFeature } from '#platform/provider/slice';
import { useNow } from '#platform/ui/clock/useNow';
import { TickIcon, ClockIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { type StepFacts, useReportRunningLate, useReportStep, useOfflineSteps } from '../../attendanceApi';
import { jobListTexts } from '../texts';
import { jobDetailTexts as texts } from './texts';
import styles from './detail.module.css';

/**
 * On the way, arrived, done: with the times that were reported, and what still waits for the network. A closed job shows
 * only what was reported.
 */
export function DayOfJob({ invitation }: { invitation: HelperInvitation }) {
  const { steps } = useDaySteps(invitation);
  const shown = invitation.closed_state === null ? steps : steps.filter(({ time }) => time !== undefined);
  return (
    <Columns as="ol" gap={2} className={styles.day}>
      {shown.map(({ step, time, isWaiting }) => (
        <Columns as="li" gap={2} align="center" key={step} data-done={time !== undefined || undefined}>
          <Row as="span" isInline justify="center" className={styles.mark}>
            {time !== undefined && <TickIcon size={14} />}
          </Row>
          <span>{texts.step[step]}</span>
          <Muted as="span" weight="regular">
            {isWaiting ? texts.stepWaiting(time ?? '') : (time ?? texts.notYet)}
          </Muted>
        </Columns>
      ))}
    </Columns>
  );
}

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
      {possible.includes(arrival) && <Muted size={14}>{texts.locationNote}</Muted>}
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

/** Announces a delay to the office. Not kept for later: old news would mislead. */
export function RunningLate({ invitation }: { invitation: HelperInvitation }) {
  const hasFeature = useFeature('runningLate');
  const { mayBeLate, day } = useDaySteps(invitation);
  const { mutate, isPending, variables } = useReportRunningLate(invitation.id);
  const [isOpen, setOpen] = useState(false);
  const { running_late: delay } = invitation;
  if (!hasFeature || !mayBeLate) return null;
  return (
    <Stack gap={2} className={styles.late}>
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
        <Columns gap={2} className={styles.minutes} role="group" aria-label={texts.lateBy}>
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
        </Columns>
      )}
    </Stack>
  );
}

type DayStep = {
  step: AttendanceName;
  /** "8:05 AM", local to the branch; undefined while it is not reported. */
  time: string | undefined;
  at: string | undefined;
  /** Reported on this device, not sent yet. */
  isWaiting: boolean;
};

/** The steps of the current day of a job: what was reported, and what the helper can report next. */
export function useDaySteps(invitation: HelperInvitation) {
  const { id, number, timezone, attendance } = invitation;
  const now = useNow();
  const day = getWorkDay(invitation, now) ?? invitation.date;
  const report = useReportStep(id, day);
  const unsent = useOfflineSteps(id, day);
  const steps = attendanceSteps.map((step): DayStep => {
    const sent = attendance.find((each) => each.step === step && each.date === day);
    const waits = unsent.find(({ name }) => name === step);
    const at = sent?.at ?? waits?.queuedAt;
    return { step, at, time: at && formatTime(zonedTime(at, timezone).time), isWaiting: !sent && waits !== undefined };
  });
  const done = steps.flatMap(({ step, time }) => (time === undefined ? [] : [{ step, date: day }]));
  return {
    steps,
    day,
    /** Before the arrival, from 2 hours before the start. */
    mayBeLate: invitation.closed_state === null && canReportLate(invitation, done, now),
    /** The next step is the first one; the second one may skip it. */
    possible: invitation.closed_state === null ? listPossibleSteps(invitation, done, now) : [],
    report: (step: AttendanceName, facts: StepFacts) => {
      const arrived = steps.find((each) => each.step === 'checked_in')?.at;
      const worked = step === 'checked_out' && arrived !== undefined ? formatWorked(arrived, facts.at) : undefined;
      const parts = [texts.step[step], ...(worked === undefined ? [] : [worked]), jobListTexts.jobStart(number)];
      report(step, facts, jobListTexts.list(parts));
    },
  };
}

/** "6 hr 1 min", from the arrival on. */
function formatWorked(arrived: string, done: Date): string {
  const minutes = Math.max(0, Math.round((done.getTime() - Date.parse(arrived)) / 60_000));
  return texts.worked(Math.floor(minutes / 60), minutes % 60);
}
