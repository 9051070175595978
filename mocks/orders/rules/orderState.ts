import { findReopenBlocker, type ReopenBlocker } from '#domain/people/rights';
import type { Conflict } from '#generated/model';
import type { OrderRow } from '../../provider/store/schema';
import type { Person, Reach } from '../../provider/access/access';
import { checkReach } from '../../provider/access/reach';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { jobRefusalTexts as texts, actionRefusalTexts as actionTexts } from '../../provider/texts/refusals';

type Closed = Pick<OrderRow, 'closed_state'>;

/** Checks whether someone may open an order; `inClosedBranch` when they may only read it (docs/product.md, "Branches"). */
export function checkOrderAccess(reach: Reach, inClosedBranch: boolean): Refusal | null {
  return inClosedBranch ? refuse.wrongState(texts.branchClosed) : checkReach(reach);
}

/** A completed or canceled job can no longer change. */
export function checkUnclosed({ closed_state }: Closed): Refusal | null {
  return closed_state === null
    ? null
    : refuse.wrongState(closed_state === 'completed' ? actionTexts.jobCompleted : actionTexts.jobCanceled);
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

/** Refuses to reopen a job while someone of its crew works elsewhere at its time. `busy` names them and both times. */
export function checkFreeCrew(busy: readonly { conflict: Conflict }[]): Refusal | null {
  const conflicts = busy.map(({ conflict }) => conflict);
  const names = [...new Set(conflicts.map(({ label }) => label))].join(', ');
  if (conflicts.length === 0) return null;
  return refuse.conflict(`${names}: on another job at that time. Take them off it first.`, {
    code: 'hard_conflict',
    conflicts,
  });
}

const reopenRefusals: Record<ReopenBlocker, () => Refusal> = {
  role: () => refuse.forbidden(),
  state: () => refuse.wrongState('Only a completed job can be reopened.'),
  time: () => refuse.conflict('A job can be reopened within 24 hours.', { code: 'too_late' }),
};
