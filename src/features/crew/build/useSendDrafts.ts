import { useRef, useState } from 'react';
import type { SlotKey } from '#domain/crewPlan/crewPlan';
import { useInvite } from '../api';
import { inviteRows } from './inviteRows';
import type { ReadyRow } from './slotRows';

/** The outcome for one job: the names of the invited people, and why others were not. */
export type SendOutcome = { jobId: number; invited: readonly string[]; failure: readonly string[] };

/** Invites the people of the drafts, one call for each job. */
export function useSendDrafts(branchId: number, onSent: (keys: readonly SlotKey[]) => void) {
  const { mutateAsync } = useInvite(branchId);
  const [outcomes, setOutcomes] = useState<readonly SendOutcome[]>([]);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function sendJob(jobId: number, rows: readonly ReadyRow[]): Promise<SendOutcome> {
    const { invited, failure } = await inviteRows(rows, (employees) =>
      mutateAsync({ orderId: jobId, data: { employees } }),
    );
    onSent(invited.map(({ key }) => key));
    return { jobId, invited: invited.map(({ draft }) => draft.name), failure };
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
