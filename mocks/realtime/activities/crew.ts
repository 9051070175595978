import type { PositionCode } from '../../../src/generated/model';
import type { ActivityDraft } from '../domainEvents';
import {
  aboutJob,
  type Job,
  formatJobLabel,
  formatName,
  formatNeeded,
  type Person,
  positionWords,
  formatRoute,
  formatStart,
  formatWhen,
} from './facts';

/** A helper's reasons for declining, by code (docs/product.md, "Activities"). */
export const rejectReasons = {
  not_available: 'not available',
  too_far: 'too far away',
  pay_too_low: 'pay too low',
  too_heavy: 'too heavy',
  already_booked: 'already booked',
  no_transport: 'no transportation',
  not_my_position: 'not my position',
  other: 'other reason',
} as const;

export const withdrawReasons = {
  sick: 'sick',
  family: 'a family matter',
  vehicle_problem: 'a vehicle problem',
  double_booked: 'double-booked',
  injury: 'an injury',
  weather: 'the weather',
  other: 'other reason',
} as const;

/** Filled and needed positions of a crew. */
export type Filling = { filled: number; required: number };

export function invitationAccepted(job: Job, person: Person, position: PositionCode, filling: Filling): ActivityDraft {
  return {
    type: 'invitation.accepted',
    title: `${formatName(person)} accepted job #${job.id}`,
    body: `As ${positionWords[position]}, ${formatWhen(job)}, ${formatRoute(job)}. ${filledText(filling)}`,
    severity: 'success',
    actorId: person.id,
    ...aboutJob(job, { position, ...filling }),
  };
}

export function invitationRejected(
  job: Job,
  person: Person,
  position: PositionCode,
  reason: keyof typeof rejectReasons,
): ActivityDraft {
  return {
    type: 'invitation.rejected',
    title: `${formatName(person)} declined job #${job.id}: ${rejectReasons[reason]}`,
    body: `Invited as ${positionWords[position]} for ${formatWhen(job)}, ${formatRoute(job)}.`,
    severity: 'warning',
    actorId: person.id,
    ...aboutJob(job, { position, reason }),
  };
}

export function invitationWithdrawn(
  job: Job,
  person: Person,
  position: PositionCode,
  { reason, at }: { reason: keyof typeof withdrawReasons; at: number },
): ActivityDraft {
  return {
    type: 'invitation.withdrawn',
    title: `${formatName(person)} withdrew from job #${job.id} (${formatStart(job, at)})`,
    body: `Reason: ${withdrawReasons[reason]}. The crew needs ${formatNeeded(1, position)} again.`,
    severity: 'danger',
    actorId: person.id,
    ...aboutJob(job, { position, reason }),
  };
}

export function invitationsExpired(job: Job, count: number): ActivityDraft {
  return {
    type: 'invitation.expired',
    title: `${count} ${count === 1 ? 'invitation' : 'invitations'} to job #${job.id} expired without a reply`,
    body: `${formatWhen(job)}, ${formatRoute(job)}. Invite someone else, or outsource the open positions.`,
    severity: 'warning',
    actorId: null,
    ...aboutJob(job, { count }),
  };
}

export function partiallyFormed(job: Job, filling: Filling): ActivityDraft {
  return {
    type: 'order.partially_formed',
    title: `${formatJobLabel(job)} is ${filling.filled} of ${filling.required} crewed`,
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
    severity: 'info',
    actorId: null,
    ...aboutJob(job, filling),
  };
}

export function formed(job: Job): ActivityDraft {
  const required = job.positions.length;
  return {
    type: 'order.formed',
    title: `${formatJobLabel(job)} is fully crewed`,
    body: `${formatWhen(job)}, ${formatRoute(job)}: ${required} of ${required} positions are filled.`,
    severity: 'success',
    actorId: null,
    ...aboutJob(job, { filled: required, required }),
  };
}

/** An open slot, how many people it lacks, and how many the crew has. */
export type Missing = { position: PositionCode; count: number; filled: number };

export function unformedSoon(job: Job, { position, count, filled }: Missing, at: number): ActivityDraft {
  return {
    type: 'order.unformed_soon',
    title: `${formatJobLabel(job)} ${formatStart(job, at)} and needs ${formatNeeded(count, position)}`,
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
    severity: 'danger',
    actorId: null,
    ...aboutJob(job, { position, filled, required: job.positions.length }),
  };
}

export function checkedIn(job: Job, person: Person): ActivityDraft {
  return {
    type: 'crew.checked_in',
    title: `Crew arrived at ${job.from}`,
    body: `${formatName(person)} checked in for job #${job.id} (${job.customer}).`,
    severity: 'info',
    actorId: person.id,
    ...aboutJob(job),
  };
}

export function late(job: Job, person: Person, minutes: number): ActivityDraft {
  return {
    type: 'crew.late',
    title: `${person.first_name} has not checked in (${minutes} min late)`,
    body: `${formatJobLabel(job)}, ${formatWhen(job)}, ${job.from}. Call ${person.first_name}, or find a replacement.`,
    severity: 'warning',
    actorId: null,
    ...aboutJob(job, { user_id: person.id, minutes_late: minutes }),
  };
}

function filledText({ filled, required }: Filling): string {
  return `${filled} of ${required} ${required === 1 ? 'position is' : 'positions are'} filled.`;
}
