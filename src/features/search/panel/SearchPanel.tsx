import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useBranchState } from '../../../platform/branches/useActiveBranch';
import { Chip } from '../../../platform/ui/data/Chip';
import { announce } from '../../../platform/ui/feedback/announcements';
import { RetryNote } from '../../../platform/ui/feedback/RetryNote';
import { SkeletonCircle, SkeletonLine } from '../../../platform/ui/feedback/Skeleton';
import { type ResultKind, useResults } from '../api';
import { type OptionGroup, toResultGroups } from '../model/options';
import { isTooShort } from '../model/query';
import { searchTexts as texts } from '../texts';
import type { SearchBox } from '../useSearchBox';
import { SearchList } from './SearchList';
import styles from './SearchPanel.module.css';

const kinds: readonly ResultKind[] = ['order', 'employee'];
const none: readonly OptionGroup[] = [];

/** What is below the search field: the tags, and the results of the last search. */
export function SearchPanel({ box }: { box: SearchBox }) {
  const [kind, setKind] = useState<ResultKind>();
  const branchId = useBranchState((branches) => branches.activeBranchId);
  const { searched } = box;
  const isShort = isTooShort(box.text.trim());
  // Results of an earlier text are not shown below a newer one.
  const isCurrent = box.text.trim() === searched;
  const query = useResults(branchId, { type: kind ?? '', search: searched }, !isTooShort(searched));
  const { data } = query;
  const groups = useMemo(() => (data ? toResultGroups(data, branchId) : none), [data, branchId]);
  const shown = isCurrent && !isShort && !query.isError ? groups : none;
  useShown(box, shown, isCurrent && data !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field
    <div className={styles.panel} onMouseDown={keepFocus}>
      <div className={styles.tags} role="group" aria-label={texts.kinds}>
        {kinds.map((each) => (
          <Chip
            key={each}
            label={texts.kind[each]}
            selected={kind === each}
            onClick={() => setKind(kind === each ? undefined : each)}
          />
        ))}
      </div>
      {isShort && <p className={styles.note}>{texts.tooShort}</p>}
      {!isShort && query.isError && isCurrent && (
        <RetryNote className={styles.note} query={query} text={texts.failed} />
      )}
      {!isShort && (!isCurrent || query.isPending) && <Waiting />}
      {shown.length > 0 && <SearchList box={box} groups={shown} />}
      {!isShort && isCurrent && data !== undefined && groups.length === 0 && <Nothing text={searched} />}
    </div>
  );
}

/** Tells the field what can be chosen, and announces how many results there are. */
function useShown({ setOptions }: SearchBox, groups: readonly OptionGroup[], isLoaded: boolean): void {
  useEffect(() => {
    const options = groups.flatMap((group) => group.options);
    setOptions(options);
    if (isLoaded) announce(texts.found(options.length));
    return () => setOptions([]);
  }, [groups, isLoaded, setOptions]);
}

/** A press on a tag or a result does not take the focus from the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={texts.searching}>
      {[60, 45, 70, 50].map((width) => (
        <div key={width} className={styles.waitingRow}>
          <SkeletonCircle size={28} />
          <SkeletonLine width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>{text === '' ? texts.nothingHere : texts.nothing(text)}</p>
      {text !== '' && <p>{texts.nothingHint}</p>}
    </div>
  );
}
