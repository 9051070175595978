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
  customer_cancelled: 'Customer canceled',
  customer_rescheduled: 'Customer rescheduled',
  building_access: 'No building access',
  weather: 'Weather',
  duplicate: 'Duplicate',
  crew_unavailable: 'No crew available',
  truck_unavailable: 'No truck available',
  payment_issue: 'Payment issue',
  other: 'Other reason',
} as const;

export function orderCreated(job: Job, actor: Person): ActivityDraft {
  const crew = job.positions.length;
  return {
    ...byOffice(job, actor, 'order.created', 'created'),
    body: `${job.customer}, ${formatRoute(job)}, ${formatWhen(job)}. Needs a crew of ${crew} for about ${job.hours} hr.`,
  };
}

/** The day or the arrival window changed; `before` has the old values. */
export function orderMoved(job: Job, actor: Person, before: When): ActivityDraft {
  const changes = listMoveChanges(before, job);
  const { from, to } = describeMove(before, job);
  return {
    ...byOffice(job, actor, 'order.updated', 'moved', { changes }),
    body: `${job.customer}: moved from ${from} to ${to}. Crew notified.`,
  };
}

export function orderCancelled(job: Job, actor: Person, reason: keyof typeof cancelReasons): ActivityDraft {
  return {
    ...byOffice(job, actor, 'order.cancelled', 'canceled', { reason }),
    body: `${cancelReasons[reason]}. ${job.customer}, ${formatRoute(job)}, ${formatWhen(job)}.`,
  };
}

/** `amount`: what the crew earned, in cents. */
export function orderCompleted(job: Job, actor: Person, amount: number): ActivityDraft {
  return {
    ...byOffice(job, actor, 'order.completed', 'completed', { amount }),
    body: `${job.customer}, ${formatRoute(job)}: ${job.hours} hr on site, ${formatMoney(amount)} for a crew of ${job.positions.length}.`,
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
