import { formatMoney } from '../../../src/platform/lib/money';
import type { ActivityDraft } from '../domainEvents';
import { aboutJob, hoursOf, type Job, type Person, routeOf, whenOf } from './facts';

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
    body: `${job.customer}, ${routeOf(job)}, ${whenOf(job)}. Needs a crew of ${crew} for about ${job.hours} h.`,
  };
}

/** The arrival window moved; `before` is the old one. */
export function orderMoved(job: Job, actor: Person, before: string): ActivityDraft {
  const changes = [{ field: 'arrival_window', from: before, to: job.window }];
  return {
    ...byOffice(job, actor, 'order.updated', 'moved', { changes }),
    body: `${job.customer}: ${hoursOf(before)} is now ${hoursOf(job.window)}. The crew was told.`,
  };
}

export function orderCancelled(job: Job, actor: Person, reason: keyof typeof cancelReasons): ActivityDraft {
  return {
    ...byOffice(job, actor, 'order.cancelled', 'cancelled', { reason }),
    body: `${cancelReasons[reason]}. ${job.customer}, ${routeOf(job)}, ${whenOf(job)}.`,
  };
}

/** `amount`: what the crew earned, in cents. */
export function orderCompleted(job: Job, actor: Person, amount: number): ActivityDraft {
  return {
    ...byOffice(job, actor, 'order.completed', 'completed', { amount }),
    body: `${job.customer}, ${routeOf(job)}: ${job.hours} h on site, ${formatMoney(amount)} for the crew of ${job.positions.length}.`,
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
