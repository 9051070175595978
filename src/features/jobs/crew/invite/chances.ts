import { slotFit } from '../../../../domain/formation';
import type {
  Candidate,
  CrewRequirement,
  CrewSlot,
  InvitableEmployees,
  OrderCard,
  PositionCode,
} from '../../../../generated/model';
import { InvitationStatus } from '../../../../generated/model/codes';
import { phaseOf } from '../../parts/timing';
import { everybody } from '../candidateList';
import { isBusy, openPlacesFor } from '../picks';

/** Somebody of the team, as far as jobs look at them. */
export type Member = {
  employee_id: number;
  first_name: string;
  last_name: string;
  positions: readonly PositionCode[];
};

/** Who somebody is to a job, and whom it still needs. */
export type Fit = { candidate: Candidate; open: readonly CrewRequirement[] };

/** A job somebody could be asked for. */
export type Chance = Fit & { card: OrderCard };

type Timed = Pick<OrderCard, 'starts_at' | 'latest_end_at' | 'crew_requirements'>;

/** Jobs still to come with a place one might stand in, filled or not, in the order they came. */
export function jobsFor<Job extends Timed>(jobs: readonly Job[], positions: readonly PositionCode[], now: Date): Job[] {
  return jobs.filter(
    (job) =>
      phaseOf(job, now) === 'ahead' &&
      job.crew_requirements.some(({ position }) => slotFit(positions, position) !== 'no'),
  );
}

/** What a member can be asked for on a job with these slots and people; undefined where there is nothing to ask them for. */
export function fitOf(
  { employee_id, positions }: Pick<Member, 'employee_id' | 'positions'>,
  slots: readonly CrewSlot[],
  people: InvitableEmployees,
): Fit | undefined {
  const candidate = everybody(people).find((each) => each.employee_id === employee_id);
  if (!candidate || openPlacesFor(positions, slots).length === 0) return undefined;
  const open = slots.map(({ position, required, accepted }) => ({ position, count: required - accepted }));
  return { candidate, open: open.filter(({ count }) => count > 0) };
}

/** Whether they can be asked: not asked already, and nowhere else for sure. */
export function isFree(candidate: Candidate): boolean {
  return (
    candidate.invitation_status !== InvitationStatus.new &&
    candidate.invitation_status !== InvitationStatus.accepted &&
    !isBusy(candidate)
  );
}
