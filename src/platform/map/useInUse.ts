import { useEffect, useState } from 'react';
import { isInUse, onFirstUse } from '../lib/firstUse';

/** Whether someone uses the page, or has used it before it came to what is shown now. */
export function useInUse(): boolean {
  const [isUsed, setUsed] = useState(isInUse);
  useEffect(() => (isUsed ? undefined : onFirstUse(() => setUsed(true))), [isUsed]);
  return isUsed;
}
