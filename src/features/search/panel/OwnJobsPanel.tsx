import { useEffect, useMemo, useState } from 'react';
import { Chip } from '#platform/ui/data/Chip';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { Button } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { OWN_BRANCH } from '../model/recents';
import { toRecentGroups, type OptionGroup } from '../model/options';
import { type OwnKind, toOwnGroups } from '../model/ownJobs';
import { useOwnJobs } from '../ownJobsApi';
import { searchTexts as texts } from '../texts';
import type { SearchBox } from '../useSearchBox';
import { SearchList, keepFieldFocus, useShown, Nothing, Searching } from './SearchList';
import styles from './SearchPanel.module.css';
import { useRecents } from './useRecents';

const kinds: readonly OwnKind[] = ['job', 'invitation'];
const none: readonly OptionGroup[] = [];

/** Panel below a helper's search field: tags, and their own jobs and invitations. */
export function OwnJobsPanel({ box }: { box: SearchBox }) {
  const [kind, setKind] = useState<OwnKind>();
  const query = useOwnJobs();
  const isCurrent = box.text.trim() === box.searched;
  const found = useMemo(
    () => (query.data && isCurrent ? toOwnGroups(query.data, box.searched, kind) : none),
    [query.data, isCurrent, box.searched, kind],
  );
  const recent = useRecentGroups(box);
  const shown = useMemo(() => [...recent.groups, ...found], [recent.groups, found]);
  const count = query.data && isCurrent ? found.reduce((sum, { options }) => sum + options.length, 0) : undefined;
  useShown(box, shown, count);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field
    <div className={styles.panel} onMouseDown={keepFieldFocus}>
      <Row gap={2} align="stretch" isWrapping className={styles.tags} role="group" aria-label={texts.kinds}>
        {kinds.map((each) => (
          <Chip
            key={each}
            label={texts.ownKind[each]}
            selected={kind === each}
            onClick={() => setKind(kind === each ? undefined : each)}
          />
        ))}
        {recent.groups.length > 0 && (
          <Button className={styles.clear} variant="quiet" size="small" onClick={recent.clear}>
            {texts.clearRecents}
          </Button>
        )}
      </Row>
      {shown.length > 0 && <SearchList box={box} groups={shown} hasBranches={false} />}
      {query.isError && <RetryNote className={styles.note} query={query} text={texts.failed} />}
      {query.isPending && <Searching />}
      {count === 0 && <Nothing text={box.searched} empty={texts.nothingOwn} hint={texts.ownHint} />}
    </div>
  );
}

/** Earlier searches and opened jobs, before anything is typed. */
function useRecentGroups({ text, searched, onChosen }: SearchBox) {
  const { recents, remember, clear } = useRecents(OWN_BRANCH);
  useEffect(() => {
    onChosen((option) => remember(option, searched));
  });
  const isUntyped = text.trim() === '';
  const groups = useMemo(() => {
    if (!isUntyped) return none;
    return toRecentGroups({ texts: recents.texts, opened: recents.opened.filter(({ kind }) => kind === 'own') });
  }, [isUntyped, recents]);
  return { groups, clear };
}
