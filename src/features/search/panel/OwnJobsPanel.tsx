import { useEffect, useMemo, useState } from 'react';
import type { HelperInvitation } from '#generated/model';
import { foldText } from '#platform/lib/text';
import { href } from '#platform/routing/links/href';
import { Chip } from '#platform/ui/data/Chip';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { Button } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { toRecentGroups, type OptionGroup, type SearchOption, OWN_BRANCH } from '../model/options';
import { useOwnJobs } from '../ownJobsApi';
import { searchTexts as texts } from '../texts';
import type { SearchBox } from '../useSearchBox';
import { SearchList, keepFieldFocus, useShown, Nothing, Searching } from './SearchList';
import { useRecents } from './useRecents';
import styles from './SearchPanel.module.css';

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

/** Record kinds that a helper searches: jobs are accepted, invitations are everything else. */
type OwnKind = 'job' | 'invitation';

/** Shown of each kind before anything is typed, and with both kinds. */
const FEW = 5;

/** The helper’s jobs that match a text, in groups: all of one kind, or a few of both. */
function toOwnGroups(all: readonly HelperInvitation[], text: string, kind: OwnKind | undefined): OptionGroup[] {
  const found = all.filter((each) => matchesOwnJob(each, text));
  const groups: OptionGroup[] = [
    { name: 'jobs', options: toOptions(found, 'job', kind) },
    { name: 'invitations', options: toOptions(found, 'invitation', kind) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Each searched word starts a word of the company, the branch or a city, or is in the number. */
export function matchesOwnJob({ number, hirer, city_from, city_to }: HelperInvitation, text: string): boolean {
  const places = [hirer.company_name, hirer.branch_name, city_from, city_to].filter((each) => each !== null);
  const words = places.flatMap((each) => foldText(each).split(/\s+/));
  return foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((word) => words.some((each) => each.startsWith(word)) || isInNumber(number, word));
}

function isInNumber(number: string, word: string): boolean {
  return /^#?\d+$/.test(word) && number.startsWith(`#${word.replace('#', '')}`);
}

function toOptions(found: readonly HelperInvitation[], own: OwnKind, kind: OwnKind | undefined): SearchOption[] {
  if (kind !== undefined && kind !== own) return [];
  const rows = found.filter(({ bucket }) => (bucket === 'accepted') === (own === 'job'));
  return (kind === undefined ? rows.slice(0, FEW) : rows).map(toOption);
}

function toOption(invitation: HelperInvitation): SearchOption {
  const { id, number, hirer } = invitation;
  return {
    key: `own-${id}`,
    type: 'own',
    record: { kind: 'own', id, branchId: OWN_BRANCH, name: `${number} ${hirer.company_name}` },
    path: href('helper-job-company-details', { id }),
    invitation,
  };
}
