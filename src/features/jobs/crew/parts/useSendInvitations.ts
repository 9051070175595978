import { useRef, useState } from 'react';
import { useInvite } from '../api';
import { addResults, type InviteResult, inviteToJob, type JobInvitations } from '../model/inviteToJob';

/** Invites people to one job after the other. A refused job does not stop the others. */
export function useSendInvitations(branchId: number, onResult: (result: InviteResult) => void) {
  const { mutateAsync } = useInvite(branchId);
  const [results, setResults] = useState<readonly InviteResult[]>([]);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  /** Returns the result of each job; undefined if invitations are being sent already. */
  async function send(jobs: readonly JobInvitations[]): Promise<InviteResult[] | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSending(true);
    const done: InviteResult[] = [];
    for (const job of jobs) {
      const result = await inviteToJob(job, mutateAsync);
      onResult(result);
      done.push(result);
    }
    setResults((before) => addResults(before, done));
    setSending(false);
    isBusy.current = false;
    return done;
  }

  return { results, isSending, send };
}
