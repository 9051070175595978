import { useRef, useState } from 'react';
import { ApiError } from '#platform/http/ApiError';
import type { SlotKey } from '#domain/crewPlan/crewPlan';
import { useInvite } from '../api';
import { listRefusalLines } from '../refusals';
import type { ReadyRow } from './slotRows';

/** The outcome for one job: the names of the invited people, and why others were not. */
export type SendOutcome = { jobId: number; invited: readonly string[]; failure: readonly string[] };

/**
 * Invites the people of the drafts, one call for each job. A person whom the provider refuses does not stop the others
 * of the job: they are invited without that person.
 */
export function useSendDrafts(branchId: number, onSent: (keys: readonly SlotKey[]) => void) {
  const { mutateAsync } = useInvite(branchId);
  const [outcomes, setOutcomes] = useState<readonly SendOutcome[]>([]);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function sendJob(jobId: number, rows: readonly ReadyRow[]): Promise<SendOutcome> {
    try {
      await mutateAsync({ orderId: jobId, data: { employees: rows.map(toInvitee) } });
      onSent(rows.map(({ key }) => key));
      return { jobId, invited: rows.map(({ draft }) => draft.name), failure: [] };
    } catch (error) {
      const refused = listRefused(error);
      const others = rows.filter(({ draft }) => !refused.includes(draft.employeeId));
      const failure = describeFailure(error);
      if (others.length === 0 || others.length === rows.length) return { jobId, invited: [], failure };
      const rest = await sendJob(jobId, others);
      return { ...rest, failure: [...failure, ...rest.failure] };
    }
  }

  /** Returns the outcomes; undefined if the drafts are being sent already. */
  async function send(rows: readonly ReadyRow[]): Promise<SendOutcome[] | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSending(true);
    const done: SendOutcome[] = [];
    for (const jobId of new Set(rows.map((row) => row.jobId)))
      done.push(
        await sendJob(
          jobId,
          rows.filter((row) => row.jobId === jobId),
        ),
      );
    setOutcomes((before) => [...before.filter(({ jobId }) => !done.some((each) => each.jobId === jobId)), ...done]);
    setSending(false);
    isBusy.current = false;
    return done;
  }

  return { outcomes, isSending, send };
}

function toInvitee({ draft, position }: ReadyRow) {
  return { employee_id: draft.employeeId, position, hourly_rate: draft.rate };
}

/** The people whom a refusal names. */
function listRefused(error: unknown): number[] {
  return error instanceof ApiError ? error.conflicts.flatMap(({ kind, id }) => (kind === 'employee' ? [id] : [])) : [];
}

function describeFailure(error: unknown): string[] {
  const lines = error instanceof ApiError ? listRefusalLines(error) : [];
  return lines.length > 0 ? lines : [error instanceof Error ? error.message : String(error)];
}
