import { useRef, useState } from 'react';
import type { Branch } from '../../../generated/model';
import { NotSent } from '../../../platform/forms/Form';
import { ApiError } from '../../../platform/http/ApiError';

export type Saving = {
  /** How much of what is being saved has left, from 0 to 1. */
  sent: number | undefined;
  onProgress: (part: number) => void;
  /** Why the plan takes no more branches, when it does not. */
  limit: { text: string; limit: string | undefined } | undefined;
  run: (call: () => Promise<Branch>) => Promise<void>;
  /** What the provider answered last. */
  saved: () => Branch | undefined;
};

/** A save on its way: how far it is, and what of its refusals the form cannot say by itself. */
export function useSaving(): Saving {
  const [sent, setSent] = useState<number>();
  const [limit, setLimit] = useState<Saving['limit']>();
  const last = useRef<Branch>(undefined);
  const run = async (call: () => Promise<Branch>) => {
    setLimit(undefined);
    setSent(0);
    try {
      last.current = await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 402) throw error;
      setLimit({ text: error.message, limit: error.errors.plan?.[0] });
      throw new NotSent();
    } finally {
      setSent(undefined);
    }
  };
  return { sent, onProgress: setSent, limit, run, saved: () => last.current };
}
