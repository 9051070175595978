import type { ClosedState, TodayJobState } from '#generated/model';
import type { AttendanceName, JobTimes } from './attendance';
import { getJobProgress, type ProgressPerson } from './progress';

/** People of a crew by where they are. Someone who is late and not there counts as late, also on the way. */
export type CrewPresence = Record<AttendanceName | 'late' | 'absent', number>;

/** Counts the accepted people of a job by where they are at `now`, as every screen shows them. */
export function countPresence(job: JobTimes, crew: readonly ProgressPerson[], now: Date): CrewPresence {
  const counts: CrewPresence = { on_my_way: 0, checked_in: 0, checked_out: 0, late: 0, absent: 0 };
  for (const person of crew) {
    const { step, lateness } = getJobProgress(job, person, { crew, now });
    if (lateness?.kind === 'absent') counts.absent += 1;
    else if (lateness && lateness.kind !== 'arrived') counts.late += 1;
    else if (step !== 'invited' && step !== 'accepted') counts[step] += 1;
  }
  return counts;
}

type Facts = {
  closed_state: ClosedState | null;
  /** True after the planned end. */
  isOver: boolean;
  required: number;
  accepted: number;
  presence: CrewPresence;
};

/** States of a job on its day, the most urgent first. */
export const todayStates: readonly TodayJobState[] = [
  'late',
  'needs_crew',
  'over',
  'on_my_way',
  'working',
  'ready',
  'done',
];

/** The most urgent of what is true of a job on its day. */
export function getTodayState({ closed_state, isOver, required, accepted, presence }: Facts): TodayJobState {
  if (closed_state !== null) return 'done';
  if (isOver) return presence.checked_in > 0 ? 'working' : 'over';
  if (presence.late > 0) return 'late';
  if (accepted < required) return 'needs_crew';
  if (presence.on_my_way > 0) return 'on_my_way';
  if (presence.checked_in > 0) return 'working';
  return presence.checked_out > 0 ? 'done' : 'ready';
}
