import { useState } from 'react';
import type { OrderCard } from '#generated/model';
import { isRefused } from '#platform/http/failures';
import { useInvite } from '../api';
import { listRefusalLines } from '../refusals';
import { inviteTexts as texts } from '../texts';
import type { PlannedInvite } from './bulkInvite';

/** Result for one job: number of invited people, or the reason for none. */
export type InviteOutcome = { card: OrderCard } & ({ invited: number } | { failure: readonly string[] });

/** Without an answer that can be read it is not known who was invited. */
function explainFailure(error: unknown): readonly string[] {
  const message = error instanceof Error ? error.message : String(error);
  return isRefused(error) ? [texts.noneInvited, message, ...listRefusalLines(error)] : [message];
}

/** Invites people to one job after the other. A refused job does not stop the others. */
export function useInviteEach(branchId: number) {
  const { mutateAsync } = useInvite(branchId);
  const [outcomes, setOutcomes] = useState<readonly InviteOutcome[]>([]);
  const [isSending, setSending] = useState(false);

  async function sendOne({ card, request }: PlannedInvite): Promise<InviteOutcome> {
    try {
      await mutateAsync({ orderId: card.order_id, data: request });
      return { card, invited: request.employees.length };
    } catch (error) {
      return { card, failure: explainFailure(error) };
    }
  }

  /** Returns the jobs whose people are invited now. */
  async function send(plan: readonly PlannedInvite[]): Promise<OrderCard[]> {
    setSending(true);
    const done: InviteOutcome[] = [];
    for (const planned of plan) done.push(await sendOne(planned));
    setOutcomes((before) => [...before.filter((each) => 'invited' in each), ...done]);
    setSending(false);
    return done.flatMap((each) => ('invited' in each ? [each.card] : []));
  }

  return { outcomes, isSending, send };
}
