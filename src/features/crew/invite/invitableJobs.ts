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
> & { stops_count?: number };

/** A job that a member can be invited to, the member as its candidate, and its open slots. */
export type InvitableJob = { card: JobToInvite; candidate: Candidate; openSlots: readonly CrewRequirement[] };

type Upcoming = Pick<OrderCard, 'starts_at' | 'latest_end_at' | 'crew_requirements'>;

/** Upcoming jobs with a slot the member could fill, filled or not, in the given order. */
export function listJobsFor<Job extends Upcoming>(
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
