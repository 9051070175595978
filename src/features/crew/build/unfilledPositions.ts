import type { PositionCode } from '#generated/model';
import { fillsSlot } from '../model/picks';
import type { BuildJob } from './buildJob';
import { findSkipReason, type SkipReason } from './planInput';

/** Open slots of a position and why the people who could fill them do not. `planned` are in the plan or at 60 hours. */
export type UnfilledPosition = {
  position: PositionCode;
  count: number;
  reasons: readonly { reason: SkipReason | 'planned'; count: number }[];
};

const reasons = ['busy', 'off', 'invited', 'declined', 'far', 'planned'] as const;

/** Reasons why slots of a job stay open. */
export function listUnfilledPositions(job: BuildJob, open: readonly PositionCode[]): UnfilledPosition[] {
  return [...new Set(open)].map((position) => {
    const able = job.candidates.filter(({ positions }) => fillsSlot(positions, position));
    const found = able.map((candidate) => findSkipReason(candidate) ?? 'planned');
    return {
      position,
      count: open.filter((each) => each === position).length,
      reasons: reasons
        .map((reason) => ({ reason, count: found.filter((each) => each === reason).length }))
        .filter(({ count }) => count > 0),
    };
  });
}
