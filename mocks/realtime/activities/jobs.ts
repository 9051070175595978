import { formatMoney } from '../../../src/platform/lib/money';
import type { ActivityDraft } from '../domainEvents';
import {
  aboutJob,
  listMoveChanges,
  type Job,
  describeMove,
  type Person,
  formatRoute,
  type When,
  formatWhen,
} from './facts';

export const cancelReasons = {
  customer_cancelled: 'The customer cancelled',
  customer_rescheduled: 'The customer wants another date',
  building_access: 'No access to the building',
  weather: 'Weather',
  duplicate: 'It was written down twice',
  crew_unavailable: 'No crew',
  truck_unavailable: 'No truck',
  payment_issue: 'A matter of payment',
  other: 'Another reason',
} as const;

export function orderCreated(job: Job, actor: Person): ActivityDraft {
  const crew = job.positions.length;
  return {
    ...byOffice(job, actor, 'order.created', 'created'),
    body: `${job.customer}, ${formatRoute(job)}, ${formatWhen(job)}. Needs a crew of ${crew} for about ${job.hours} h.`,
  };
}

/** The day or the arrival window changed; `before` has the old values. */
export function orderMoved(job: Job, actor: Person, before: When): ActivityDraft {
  const changes = listMoveChanges(before, job);
  const { from, to } = describeMove(before, job);
  return {
    ...byOffice(job, actor, 'order.updated', 'moved', { changes }),
    body: `${job.customer}: ${from} is now ${to}. The crew was told.`,
  };
}

export function orderCancelled(job: Job, actor: Person, reason: keyof typeof cancelReasons): ActivityDraft {
  return {
    ...byOffice(job, actor, 'order.cancelled', 'cancelled', { reason }),
    body: `${cancelReasons[reason]}. ${job.customer}, ${formatRoute(job)}, ${formatWhen(job)}.`,
  };
}

/** `amount`: what the crew earned, in cents. */
export function orderCompleted(job: Job, actor: Person, amount: number): ActivityDraft {
  return {
    ...byOffice(job, actor, 'order.completed', 'completed', { amount }),
    body: `${job.customer}, ${formatRoute(job)}: ${job.hours} h on site, ${formatMoney(amount)} for the crew of ${job.positions.length}.`,
  };
}

function byOffice(
  job: Job,
  actor: Person,
  type: ActivityDraft['type'],
  verb: string,
  data: ActivityDraft['data'] = {},
): Omit<ActivityDraft, 'body'> {
  const title = `${actor.first_name} ${verb} job #${job.id}`;
  return { type, title, severity: 'info', actorId: actor.id, ...aboutJob(job, data) };
}
