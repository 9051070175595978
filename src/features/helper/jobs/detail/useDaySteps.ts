import {
  type AttendanceName,
  attendanceSteps,
  canReportLate,
  getWorkDay,
  listPossibleSteps,
} from '#domain/orders/attendance';
import type { HelperInvitation } from '#generated/model';
import { formatTime } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { useNow } from '#platform/ui/clock/useNow';
import { type StepFacts, useReportStep, useOfflineSteps } from '../../attendanceApi';
import { jobDetailTexts as texts, jobListTexts } from '../texts';

export type DayStep = {
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
