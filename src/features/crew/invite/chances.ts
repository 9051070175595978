import { getPhase } from '../../orders';
import { slotFit } from '#domain/orders/formation';
import type {
  Candidate,
  CrewRequirement,
  CrewSlot,
  InvitableEmployees,
  OrderCard,
  PositionCode,
} from '#generated/model';
import { findBarrier } from '../candidates/barrier';
import { listCandidates } from '../candidates/candidateList';
import { listOpenPositions } from '../picks';

/** The fields of a team member that invitations need. */
export type Member = {
  employee_id: number;
  first_name: string;
  last_name: string;
  positions: readonly PositionCode[];
};

/** A member as a candidate for a job, and the job's open positions. */
export type Fit = { candidate: Candidate; open: readonly CrewRequirement[] };

/** The fields of a job that an invitation shows. */
export type ChanceCard = Pick<
  OrderCard,
  | ('order_id' | 'number' | 'customer_name' | 'customer_last_name' | 'city_from' | 'city_to')
  | ('date' | 'end_date' | 'arrival_window' | 'starts_at' | 'timezone')
> & { stops_count?: number };

/** A job that a member can be invited to. */
export type Chance = Fit & { card: ChanceCard };

type Timed = Pick<OrderCard, 'starts_at' | 'latest_end_at' | 'crew_requirements'>;

/** Upcoming jobs with a slot the member could fill, filled or not, in the given order. */
export function listJobsFor<Job extends Timed>(
  jobs: readonly Job[],
  positions: readonly PositionCode[],
  now: Date,
): Job[] {
  return jobs.filter(
    (job) =>
      getPhase(job, now) === 'ahead' &&
      job.crew_requirements.some(({ position }) => slotFit(positions, position) !== 'no'),
  );
}

/** The member as a candidate for a job with these slots; undefined if no slot fits. */
export function getFit(
  { employee_id, positions }: Pick<Member, 'employee_id' | 'positions'>,
  slots: readonly CrewSlot[],
  people: InvitableEmployees,
): Fit | undefined {
  const candidate = listCandidates(people).find((each) => each.employee_id === employee_id);
  if (!candidate || listOpenPositions(positions, slots).length === 0) return undefined;
  const open = slots.map(({ position, required, accepted }) => ({ position, count: required - accepted }));
  return { candidate, open: open.filter(({ count }) => count > 0) };
}

/** Checks whether the candidate can be invited: no open or accepted invitation and no hard conflict. */
export function isFree(candidate: Candidate): boolean {
  return findBarrier(candidate, true) === undefined;
}
