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
    ...aboutJob('order.created', 'info', job, actor),
    title: texts.created(actor.first_name, job.id),
    body: `${job.customer}, ${formatRoute(job)}, ${formatWhen(job)}. ${texts.needs(crew, job.hours)}`,
  };
}

/** The day or the arrival window changed; `before` has the old values. */
export function orderMoved(job: Job, actor: Person, before: When): ActivityDraft {
  const changes = listMoveChanges(before, job);
  const { from, to } = describeMove(before, job);
  return {
    ...aboutJob('order.updated', 'info', job, actor, { changes }),
    title: texts.moved(actor.first_name, job.id),
    body: texts.movedDetails(job.customer, from, to),
  };
}

export function orderCancelled(job: Job, actor: Person, code: string | null): ActivityDraft {
  const reason = toKnownCode(texts.cancelReasons, code);
  return {
    ...aboutJob('order.cancelled', 'info', job, actor, { reason }),
    title: texts.canceled(actor.first_name, job.id),
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
    ...aboutJob('order.completed', 'info', job, actor, { amount }),
    title: texts.completed(actor.first_name, job.id),
    body: `${job.customer}, ${formatRoute(job)}: ${texts.paid(actual_hours, formatMoney(amount), crew)}`,
  };
}
