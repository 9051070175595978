import { OrderStatus } from '../../../src/generated/model/codes';
import { findReopenBlocker, type ReopenBlocker } from '../../../src/domain/rights';
import { hasCrew } from '../../../src/domain/statuses';
import type { OrderRow } from '../../db/schema';
import type { Person, Reach } from '../access/access';
import { checkReach } from '../access/reach';
import { type Refusal, refuse } from '../refusals';
import { textsOf } from '../../texts/providerTexts';

const texts = textsOf('jobRefusalTexts');

type Closed = Pick<OrderRow, 'closed_state'>;

/** Whether someone may open an order; `inClosedBranch` when they may only read it (docs/product.md, "Branches"). */
export function checkOrderAccess(reach: Reach, inClosedBranch: boolean): Refusal | null {
  return inClosedBranch ? refuse.wrongState(texts.branchClosed) : checkReach(reach);
}

/** A completed or canceled job can no longer change. */
export function checkUnclosed({ closed_state }: Closed): Refusal | null {
  return closed_state === null
    ? null
    : refuse.wrongState(closed_state === 'completed' ? texts.completed : texts.canceled);
}

/** A job without invitations is deleted, any other is canceled (docs/product.md, "Orders"). */
export function checkCancel({ status }: Pick<OrderRow, 'status'>): Refusal | null {
  return status === OrderStatus.notFormed
    ? refuse.wrongState('No one is invited to this job. Delete it instead.')
    : null;
}

export function checkDelete({ status }: Pick<OrderRow, 'status'>): Refusal | null {
  if (status === OrderStatus.notFormed) return null;
  return refuse.conflict('People were invited to this job. Cancel it instead.', { code: 'has_crew' });
}

/** A job is completed once it has a crew and has started. `now` as the API writes it. */
export function checkComplete(order: Pick<OrderRow, 'status' | 'starts_at'>, now: string): Refusal | null {
  if (!hasCrew(order)) return refuse.wrongState('No one has accepted this job.');
  return order.starts_at > now ? refuse.conflict('This job has not started yet.', { code: 'not_started' }) : null;
}

/** Refuses reopening a job, unless `findReopenBlocker` finds no reason. `now` in milliseconds since the epoch. */
export function checkReopen(
  person: Pick<Person, 'type'>,
  order: Pick<OrderRow, 'closed_state' | 'closed_at'>,
  now: number,
): Refusal | null {
  const blocker = findReopenBlocker(person.type, order, now);
  return blocker && reopenRefusals[blocker]();
}

const reopenRefusals: Record<ReopenBlocker, () => Refusal> = {
  role: () => refuse.forbidden(),
  state: () => refuse.wrongState('Only a completed job can be reopened.'),
  time: () => refuse.conflict('A job can be reopened within 24 hours.', { code: 'too_late' }),
};
