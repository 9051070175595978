import type { OrderCompletion } from '#generated/model';
import { formatMoney } from '#platform/lib/money';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import { jobActivityTexts as texts } from '../texts/activities';
import {
  aboutJob,
  listMoveChanges,
  type Job,
  describeMove,
  type Person,
  formatRoute,
  type When,
  formatWhen,
  toKnownCode,
} from './facts';

export function orderCreated(job: Job, actor: Person): ActivityDraft {
  const crew = job.positions.length;
  return {
    ...byOffice(job, actor, 'order.created', texts.created),
    body: `${job.customer}, ${formatRoute(job)}, ${formatWhen(job)}. ${texts.needs(crew, job.hours)}`,
  };
}

/** The day or the arrival window changed; `before` has the old values. */
export function orderMoved(job: Job, actor: Person, before: When): ActivityDraft {
  const changes = listMoveChanges(before, job);
  const { from, to } = describeMove(before, job);
  return {
    ...byOffice(job, actor, 'order.updated', texts.moved, { changes }),
    body: texts.movedDetails(job.customer, from, to),
  };
}

export function orderCancelled(job: Job, actor: Person, code: string | null): ActivityDraft {
  const reason = toKnownCode(texts.cancelReasons, code);
  return {
    ...byOffice(job, actor, 'order.cancelled', texts.canceled, { reason }),
    body: `${texts.cancelReasons[reason]}. ${job.customer}, ${formatRoute(job)}, ${formatWhen(job)}.`,
  };
}

export function orderCompleted(
  job: Job,
  actor: Person,
  { payout_total: amount, actual_hours, lines }: Pick<OrderCompletion, 'payout_total' | 'actual_hours' | 'lines'>,
): ActivityDraft {
  const crew = lines.filter(({ no_show }) => !no_show).length;
  return {
    ...byOffice(job, actor, 'order.completed', texts.completed, { amount }),
    body: `${job.customer}, ${formatRoute(job)}: ${texts.paid(actual_hours, formatMoney(amount), crew)}`,
  };
}

function byOffice(
  job: Job,
  actor: Person,
  type: ActivityDraft['type'],
  writeTitle: (name: string, id: number) => string,
  data: ActivityDraft['data'] = {},
): Omit<ActivityDraft, 'body'> {
  const title = writeTitle(actor.first_name, job.id);
  return { type, title, severity: 'info', actorId: actor.id, ...aboutJob(job, data) };
}
