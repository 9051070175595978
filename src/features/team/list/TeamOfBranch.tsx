import { Members } from './Members';
import type { TeamList } from './filters';
import { OfBranch } from './OfBranch';
import { Tiles } from './Tiles';

/** One of the lists of the active branch's team. */
export function TeamOfBranch({ list }: { list: TeamList }) {
  return (
    <OfBranch tab={list}>
      {(branchId) => (
        <>
          {list === 'all' && <Tiles branchId={branchId} />}
          <Members branchId={branchId} list={list} />
        </>
      )}
    </OfBranch>
  );
}
