import type { InviteOne } from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { listRefusalLines } from '../refusals';
import type { ReadyRow } from './slotRows';

type Outcome = { invited: readonly ReadyRow[]; failure: readonly string[] };

/**
 * Invites the people of one job. A person that the provider refuses does not stop the others: they are invited without
 * that person.
 */
export async function inviteRows(
  rows: readonly ReadyRow[],
  invite: (employees: InviteOne[]) => Promise<unknown>,
): Promise<Outcome> {
  try {
    await invite(rows.map(toInvitee));
    return { invited: rows, failure: [] };
  } catch (error) {
    const refused = listRefused(error);
    const others = rows.filter(({ draft }) => !refused.includes(draft.employeeId));
    const failure = describeFailure(error);
    if (others.length === 0 || others.length === rows.length) return { invited: [], failure };
    const rest = await inviteRows(others, invite);
    return { ...rest, failure: [...failure, ...rest.failure] };
  }
}

function toInvitee({ draft, position }: ReadyRow): InviteOne {
  return { employee_id: draft.employeeId, position, hourly_rate: draft.rate };
}

/** The people named in a refusal. */
function listRefused(error: unknown): number[] {
  return error instanceof ApiError ? error.conflicts.flatMap(({ kind, id }) => (kind === 'employee' ? [id] : [])) : [];
}

function describeFailure(error: unknown): string[] {
  const lines = error instanceof ApiError ? listRefusalLines(error) : [];
  return lines.length > 0 ? lines : [error instanceof Error ? error.message : String(error)];
}
