import type { Candidate, CandidateConflict, CrewSlot } from '#generated/model';
import { PositionCode } from '#generated/model/codes';

/** A helper who is free for the job and not invited. */
export function makeCandidate(employee_id: number, change: Partial<Candidate> = {}): Candidate {
  return {
    employee_id,
    user_id: employee_id,
    first_name: 'Marcus',
    last_name: 'Reed',
    avatar_url: null,
    phone: '6025550142',
    positions: [PositionCode.helper],
    hourly_rate: 2400,
    rating_avg: null,
    rating_count: 0,
    fit: { score: 50, reasons: [], warnings: [] },
    availability: 'available',
    conflicts: [],
    job_weeks: [],
    distance_miles: 3,
    hours_this_week: 0,
    jobs_together: 0,
    is_favorite: false,
    invitation_status: null,
    ...change,
  };
}

/** A conflict of a candidate with a job of another company. */
export function withConflict(change: Partial<CandidateConflict> = {}): Pick<Candidate, 'conflicts'> {
  const times = { starts_at: '2026-11-28T15:00:00Z', ends_at: '2026-11-28T21:00:00Z' };
  return { conflicts: [{ order_id: null, number: null, ...times, severity: 'hard', text: 'Busy', ...change }] };
}

export const makeSlot = (position: PositionCode, required: number, accepted = 0, pending = 0): CrewSlot => ({
  position,
  required,
  accepted,
  pending,
});
