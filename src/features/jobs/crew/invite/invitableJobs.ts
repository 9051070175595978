import type {
  Candidate,
  CrewRequirement,
  CrewSlot,
  InvitableEmployees,
  OrderCard,
  PositionCode,
} from '#generated/model';
import { getPhase } from '../../orders';
import { listCandidates } from '../model/candidates';
import { listOpenPositions } from '../model/picks';

/** The fields of a team member that invitations need. */
export type Member = {
  employee_id: number;
  first_name: string;
  last_name: string;
  positions: readonly PositionCode[];
};

/** The fields of a job that an invitation shows. */
export type JobToInvite = Pick<
  OrderCard,
  | ('order_id' | 'number' | 'customer_name' | 'customer_last_name' | 'city_from' | 'city_to')
  | ('date' | 'end_date' | 'arrival_window' | 'starts_at' | 'timezone')
> &
  Partial<Pick<OrderCard, 'stops_count' | 'pick_up_address' | 'destination_address'>>;

/** A job that a member can be invited to, the member as its candidate, and its open slots. */
export type InvitableJob = { card: JobToInvite; candidate: Candidate; openSlots: readonly CrewRequirement[] };

type Upcoming = Pick<OrderCard, 'starts_at' | 'latest_end_at' | 'crew_requirements'>;

/**
 * Upcoming jobs with a slot the member could fill, filled or not, in the given order. A job of which that is not known is
 * one of them.
 */
export function listJobsFor<Job extends Upcoming>(
  jobs: readonly Job[],
  positions: readonly PositionCode[],
  now: Date,
): Job[] {
  return jobs.filter(
    (job) => (getPhase(job, now) ?? 'ahead') === 'ahead' && needsAny(job.crew_requirements, positions),
  );
}

function needsAny(crew: readonly CrewRequirement[], positions: readonly PositionCode[]): boolean {
  const slots = crew.map(({ position, count }) => ({ position, required: count, accepted: 0, pending: 0 }));
  return listOpenPositions(positions, slots).length > 0;
}

/** The job for a member; undefined if it has no open slot for them. */
export function toInvitableJob(
  card: JobToInvite,
  { employee_id, positions }: Pick<Member, 'employee_id' | 'positions'>,
  slots: readonly CrewSlot[],
  people: InvitableEmployees,
): InvitableJob | undefined {
  const candidate = listCandidates(people).find((each) => each.employee_id === employee_id);
  if (!candidate || listOpenPositions(positions, slots).length === 0) return undefined;
  const open = slots.map(({ position, required, accepted }) => ({ position, count: required - accepted }));
  return { card, candidate, openSlots: open.filter(({ count }) => count > 0) };
}
