import { Members } from './Members';
import type { TeamList } from './filters';
import { TeamLayout } from './TeamLayout';

/** One list of the active branch's team. */
export default function TeamListPage({ list }: { list: TeamList }) {
  return <TeamLayout tab={list}>{(branchId) => <Members branchId={branchId} list={list} />}</TeamLayout>;
}
