import { useRef, useState } from 'react';
import type { EmployeeDetail } from '../../../generated/model';
import { NotSent } from '../../../platform/forms/Form';
import { ApiError } from '../../../platform/http/ApiError';

/** A save on its way: how far it is, and what the plan says where it has no room for one more. */
export function useSaving() {
  const [sent, setSent] = useState<number>();
  const [limit, setLimit] = useState<string>();
  const last = useRef<EmployeeDetail>(undefined);
  const run = async (call: () => Promise<EmployeeDetail>) => {
    setLimit(undefined);
    setSent(0);
    try {
      last.current = await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 402) throw error;
      setLimit(error.message);
      throw new NotSent();
    } finally {
      setSent(undefined);
    }
  };
  return { sent, onProgress: setSent, limit, run, saved: () => last.current };
}
