import type { AttendanceStep, ClosedState, TodayJobState } from '#generated/model';
import { getPresence, type Presence } from './attendance';

type Job = Parameters<typeof getPresence>[0];
type Steps = readonly Pick<AttendanceStep, 'step' | 'date' | 'at'>[];

/** People of a crew by where they are. */
export type CrewPresence = Record<Presence['name'], number>;

/** Counts the accepted people of a job by where they are at `now`, as every screen shows them. */
export function countPresence(job: Job, crew: readonly Steps[], now: Date): CrewPresence {
  const counts: CrewPresence = { on_my_way: 0, checked_in: 0, checked_out: 0, late: 0, absent: 0 };
  for (const done of crew) {
    const presence = getPresence(job, done, now);
    if (presence) counts[presence.name] += 1;
  }
  return counts;
}

type Facts = { closed_state: ClosedState | null; required: number; accepted: number; presence: CrewPresence };

/** States of a job on its day, the most urgent first. */
export const todayStates: readonly TodayJobState[] = ['late', 'needs_crew', 'on_my_way', 'working', 'ready', 'done'];

/** The most urgent of what is true of a job on its day. */
export function getTodayState({ closed_state, required, accepted, presence }: Facts): TodayJobState {
  if (closed_state !== null) return 'done';
  if (presence.late > 0) return 'late';
  if (accepted < required) return 'needs_crew';
  if (presence.on_my_way > 0) return 'on_my_way';
  if (presence.checked_in > 0) return 'working';
  return presence.checked_out > 0 ? 'done' : 'ready';
}
