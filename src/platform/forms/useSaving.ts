import { useRef, useState } from 'react';
import { isPlanLimit } from '../http/failures';
import { NotSent } from './Form';

/** Why the plan has no room for what was sent: its sentence, and the limit that was met. */
export type PlanRefusal = { text: string; limit: string | undefined };

export type Saving<Saved> = {
  /** How much of what is being saved has left, from 0 to 1. */
  sent: number | undefined;
  onProgress: (part: number) => void;
  refusal: PlanRefusal | undefined;
  /** Sends for a form; a full plan (402) is kept as `refusal` and is no error of the form. */
  run: (call: () => Promise<Saved>) => Promise<void>;
  /** What the provider answered last. */
  saved: () => Saved | undefined;
};

/** A save on its way: how far it is, and what of its refusals the form cannot say by itself. */
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
      setRefusal({ text: error.message, limit: error.errors.plan?.[0] });
      throw new NotSent();
    } finally {
      setSent(undefined);
    }
  };
  return { sent, onProgress: setSent, refusal, run, saved: () => last.current };
}
