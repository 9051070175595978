import { useRef, useState } from 'react';
import { isPlanLimit } from '../http/failures';
import { withdrawErrors } from '../ui/messages/messageStore';
import { SubmitAborted } from './Form';

/** Reason the plan does not allow the save: the provider's message, and the limit that was reached. */
type PlanRefusal = { text: string; limit: string | undefined };

export type Saving<Saved> = {
  /** Share of the upload that was sent, from 0 to 1. */
  sent: number | undefined;
  onProgress: (part: number) => void;
  refusal: PlanRefusal | undefined;
  /** Sends for a form. A reached plan limit (402) becomes `refusal` instead of a form error. */
  run: (call: () => Promise<Saved>) => Promise<void>;
  /** The provider's last answer. */
  saved: () => Saved | undefined;
};

/** A save in progress: how far it is, and refusals that the form cannot show itself. */
export function useSaving<Saved>(): Saving<Saved> {
  const [sent, setSent] = useState<number>();
  const [refusal, setRefusal] = useState<PlanRefusal>();
  const last = useRef<Saved>(undefined);
  const run = async (call: () => Promise<Saved>) => {
    setRefusal(undefined);
    setSent(0);
    try {
      last.current = await call();
    } catch (error) {
      if (!isPlanLimit(error)) throw error;
      withdrawErrors([error.message]);
      setRefusal({ text: error.message, limit: error.errors.plan?.[0] });
      throw new SubmitAborted();
    } finally {
      setSent(undefined);
    }
  };
  return { sent, onProgress: setSent, refusal, run, saved: () => last.current };
}
