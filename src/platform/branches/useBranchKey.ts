import { useState } from 'react';
import { useBranchState } from './useActiveBranch';

/**
 * A key for what shows an entity by its id: it changes when the active branch is switched, because a switch drops all
 * answers, and not when the first branch is settled.
 */
export function useBranchKey(): number {
  const { activeBranchId, settled } = useBranchState((branches) => branches);
  const [first, setFirst] = useState(settled ? activeBranchId : undefined);
  if (first === undefined && settled) setFirst(activeBranchId);
  return first === undefined || activeBranchId === first ? 0 : activeBranchId;
}
