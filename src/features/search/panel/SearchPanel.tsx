import { useEffect, useMemo, useState } from 'react';
import { can } from '#domain/people/rights';
import { useBranchState } from '#platform/branches/slice';
import { useBranches } from '#platform/branches/useActiveBranch';
import { useUserType } from '#platform/session/useSession';
import { Chip } from '#platform/ui/data/Chip';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { Button } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { type ResultKind, useResults } from '../api';
import { type OptionGroup, toRecentGroups, toResultGroups } from '../model/options';
import { searchTexts as texts } from '../texts';
import type { SearchBox } from '../useSearchBox';
import { SearchList, keepFieldFocus, useShown, Nothing, Searching } from './SearchList';
import { useRecents } from './useRecents';
import styles from './SearchPanel.module.css';

const kinds: readonly ResultKind[] = ['order', 'employee'];
const none: readonly OptionGroup[] = [];

/** Panel below the search field: the tags, and the results of the last search. */
export function SearchPanel({ box }: { box: SearchBox }) {
  const [kind, setKind] = useState<ResultKind>();
  const [isCompanyWide, setCompanyWide] = useState(false);
  const found = useFound(box, kind, isCompanyWide);
  const recent = useRecentGroups(box);
  const shown = useMemo(() => [...recent.groups, ...found.groups], [recent.groups, found.groups]);
  useShown(box, shown, found.count);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field
    <div className={styles.panel} onMouseDown={keepFieldFocus}>
      <Row gap={2} align="stretch" isWrapping className={styles.tags} role="group" aria-label={texts.kinds}>
        {kinds.map((each) => (
          <Chip
            key={each}
            label={texts.kind[each]}
            selected={kind === each}
            onClick={() => setKind(kind === each ? undefined : each)}
          />
        ))}
        {found.namesBranches && <AllBranches isOn={isCompanyWide} onChange={setCompanyWide} />}
        {recent.groups.length > 0 && (
          <Button className={styles.clear} variant="quiet" size="small" onClick={recent.clear}>
            {texts.clearRecents}
          </Button>
        )}
      </Row>
      {shown.length > 0 && <SearchList box={box} groups={shown} hasBranches={isCompanyWide} />}
      {found.isFailed && <RetryNote className={styles.note} query={found.query} text={texts.failed} />}
      {found.isWaiting && <Searching />}
      {found.count === 0 && <Nothing text={box.searched} />}
    </div>
  );
}

/** The results for the text in the field, or why there are none. Results of an earlier text are not shown below a newer one. */
function useFound(box: SearchBox, kind: ResultKind | undefined, isCompanyWide: boolean) {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  const hasNoBranch = useBranchState(
    ({ settled, failed, activeBranchId }) => (settled || failed) && activeBranchId === 0,
  );
  const { searched } = box;
  const isCurrent = box.text.trim() === searched;
  const query = useResults(branchId, { kind, text: searched, isCompanyWide });
  const { data, isError, isPending } = query;
  const groups = useMemo(
    () => (data && isCurrent ? toResultGroups(data, branchId) : none),
    [data, isCurrent, branchId],
  );
  return {
    query,
    groups,
    isFailed: isCurrent && isError,
    isWaiting: !hasNoBranch && !(isCurrent && (isError || !isPending)),
    /** False if the provider does not say which branch a result is of, so that it searches one. */
    namesBranches: data === undefined || namesBranches([...data.orders, ...data.employees]),
    /** Undefined until the results are here. */
    count: hasNoBranch ? 0 : isCurrent && data ? data.orders.length + data.employees.length : undefined,
  };
}

function namesBranches(results: readonly { branch_id: number | null }[]): boolean {
  return results.length === 0 || results.some(({ branch_id }) => branch_id !== null);
}

/** Earlier searches and records, before anything is typed. */
function useRecentGroups({ text, searched, onChosen }: SearchBox) {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  const { recents, remember, clear } = useRecents(branchId);
  useEffect(() => {
    onChosen((option) => remember(option, searched));
  });
  const isUntyped = text.trim() === '';
  const groups = useMemo(() => (isUntyped ? toRecentGroups(recents) : none), [isUntyped, recents]);
  return { groups, clear };
}

/** Lets the owner of several branches search all of them. */
function AllBranches({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const isOffered = can(useUserType(), 'searchAllBranches');
  const count = useBranches().data?.length ?? 0;
  if (!isOffered || count < 2) return null;
  return <Chip label={texts.allBranches} selected={isOn} onClick={() => onChange(!isOn)} />;
}
