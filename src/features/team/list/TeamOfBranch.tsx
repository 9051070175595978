import { useBranchState } from '../../../platform/branches/useActiveBranch';
import { Members } from './Members';
import type { TeamList } from './filters';
import { OfBranch } from './OfBranch';
import { Tiles } from './Tiles';

/** One of the lists of the active branch's team. */
export function TeamOfBranch({ list }: { list: TeamList }) {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return (
    <OfBranch tab={list}>
      {list === 'all' && <Tiles branchId={branchId} />}
      <Members branchId={branchId} list={list} />
    </OfBranch>
  );
}
