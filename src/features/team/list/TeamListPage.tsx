import { Members } from './Members';
import type { TeamList } from './filters';
import { TeamLayout } from './TeamLayout';
import { Tiles } from './Tiles';

/** One list of the active branch's team. */
export default function TeamListPage({ list }: { list: TeamList }) {
  return (
    <TeamLayout tab={list}>
      {(branchId) => (
        <>
          {list === 'all' && <Tiles branchId={branchId} />}
          <Members branchId={branchId} list={list} />
        </>
      )}
    </TeamLayout>
  );
}
