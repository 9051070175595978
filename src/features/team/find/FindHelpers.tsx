import { useRef, useState, useEffect } from 'react';
import { namePerson } from '#domain/people/personName';
import type { PositionCode, FoundHelper } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { hasId } from '#platform/lib/codes';
import { formatNumber } from '#platform/lib/text';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useLastPage, useListPage } from '#platform/routing/useQuery';
import { Chip, StatusChip } from '#platform/ui/data/Chip';
import { announce } from '#platform/ui/feedback/announcements';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { PlusIcon, ClockIcon, TickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { Pagination } from '#platform/ui/lists/Pagination';
import { AddWithinPlan } from '../../billing';
import { HELPERS_PER_PAGE, useFoundHelpers } from '../api';
import { labels } from '../labels';
import { offersFilter } from '../list/filters';
import { findHelpersPath } from '../list/TeamLayout';
import { positionCodes } from '../model/memberValues';
import {
  PeoplePanel,
  PeopleHead,
  PositionIcon,
  PeopleColumns,
  createDistanceFact,
  createRateFact,
  createRatingFact,
  noFact,
  type PersonFact,
  type PersonNote,
  PersonRow,
} from '../people';
import { FoundSkeleton } from './FoundSkeleton';
import { InviteDialog } from './InviteDialog';
import { findTexts as texts } from './texts';
import styles from './FindHelpers.module.css';

/** Search for helpers anywhere, to invite them to the branch (docs/product.md, "Team"). */
export function FindHelpers() {
  const branchId = useBranchId();
  const search = useSearch();
  const positions = search.position === undefined ? '' : String(search.position);
  const query = useFoundHelpers(branchId, { search: search.search, positions, page: search.page });
  useLastPage(search.page, query.isPlaceholderData ? undefined : query.data?.total, HELPERS_PER_PAGE);
  const hasPositions =
    search.position !== undefined || offersFilter(query.data?.data, (helper) => helper.positions.length > 0);
  const panel = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const showAll = () => {
    search.onShowAll();
    // Clears the search. The pressed button disappears, so the panel takes the focus.
    setTurn((count) => count + 1);
    panel.current?.focus();
  };
  return (
    <PeoplePanel ref={panel} label={texts.helpers} className={styles.panel}>
      <SearchHead key={turn} {...search} total={query.data?.total} hasPositions={hasPositions} />
      <FoundHelpers branchId={branchId} query={query} search={search} onShowAll={showAll} />
    </PeoplePanel>
  );
}

type SearchHeadProps = Pick<Search, 'search' | 'position' | 'onSearch' | 'onPosition'> & {
  /** Number of results, once known. */
  total: number | null | undefined;
  hasPositions: boolean;
};

/** Search by name, city or full email address, and by position. */
function SearchHead({ search, position, total, hasPositions, onSearch, onPosition }: SearchHeadProps) {
  const [isShort, setShort] = useState(false);
  const look = (text: string) => {
    const typed = text.trim().length;
    setShort(typed > 0 && typed < shortestSearch);
    if (typed === 0 || typed >= shortestSearch) onSearch(text);
  };
  return (
    <PeopleHead
      title={texts.helpers}
      count={typeof total === 'number' ? texts.found(total) : undefined}
      search={<SearchInput initialText={search} placeholder={texts.search} onSearch={look} />}
      note={isShort ? texts.tooShort : undefined}
      filtersLabel={texts.filters}
      filters={
        hasPositions
          ? positionCodes.map((code) => (
              <Chip
                key={code}
                label={labels.position[code]}
                icon={<PositionIcon code={code} size={16} />}
                selected={position === code}
                onClick={() => onPosition(code)}
              />
            ))
          : undefined
      }
    />
  );
}

type FoundHelpersProps = {
  branchId: number;
  query: ReturnType<typeof useFoundHelpers>;
  search: Search;
  onShowAll: () => void;
};

/** Search results, in every state of a list. */
function FoundHelpers({ branchId, query, search, onShowAll }: FoundHelpersProps) {
  const { search: text, position, page } = search;
  const { data, isPending, isPlaceholderData, isRefetchError } = query;
  const total = isPlaceholderData ? undefined : data?.total;
  const isNarrowed = text !== '' || position !== undefined;
  useEffect(() => {
    if (typeof total === 'number' && isNarrowed) announce(texts.foundLong(total));
  }, [total, isNarrowed, text, position]);
  if (isPending) return <FoundSkeleton />;
  if (!data) return <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />;
  if (data.data.length === 0 && (data.total ?? 0) === 0)
    return <NoHelpers isNarrowed={isNarrowed} onShowAll={onShowAll} />;
  return (
    <div aria-busy={isPlaceholderData}>
      {isRefetchError && <RetryNote query={query} text={texts.stale} className={styles.stale} />}
      <HelperList branchId={branchId} helpers={data.data} />
      <Pages total={data.total} page={page} onPage={search.onPage} />
    </div>
  );
}

type PagesProps = { total: number | null; page: number; onPage: (page: number) => void };

function Pages({ total, page, onPage }: PagesProps) {
  if (total === null || total <= HELPERS_PER_PAGE) return null;
  return (
    <Row align="stretch" justify="center" className={styles.pages}>
      <Pagination page={page} total={total} size={HELPERS_PER_PAGE} label={texts.pages} onPage={onPage} />
    </Row>
  );
}

function NoHelpers({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const link = useLink();
  if (!isNarrowed) {
    return (
      <EmptyState
        title={texts.noneAtAllTitle}
        text={texts.noneAtAll}
        action={
          <AddWithinPlan limit="members" returnTo={href('company-team')}>
            <Button intent="primary" icon={<PlusIcon />} {...link(href('company-team-create'))}>
              {texts.addMember}
            </Button>
          </AddWithinPlan>
        }
      />
    );
  }
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.none}
      action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    />
  );
}

type HelperListProps = { branchId: number; helpers: readonly FoundHelper[] };

/** Helpers in aligned columns, and the dialog to invite one of them. */
function HelperList({ branchId, helpers }: HelperListProps) {
  const [asking, setAsking] = useState<FoundHelper>();
  const [invitedId, setInvitedId] = useState<number>();
  const invited = ({ user_id }: FoundHelper) => {
    setAsking(undefined);
    setInvitedId(user_id);
  };
  return (
    <>
      <PeopleColumns heads={texts.head} rows={helpers.map(getHelperFacts)} />
      <ul aria-label={texts.helpers}>
        {helpers.map((helper) => (
          <HelperRow
            key={helper.user_id}
            helper={helper}
            takesFocus={helper.user_id === invitedId && helper.invitation_status === InvitationStatus.new}
            onInvite={setAsking}
          />
        ))}
      </ul>
      {asking && (
        <InviteDialog
          key={asking.user_id}
          branchId={branchId}
          helper={asking}
          returnTo={findHelpersPath}
          onInvited={() => invited(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

type HelperRowProps = {
  helper: FoundHelper;
  /** True right after the invitation. */
  takesFocus: boolean;
  onInvite: (helper: FoundHelper) => void;
};

/** One helper: what a dispatcher compares, why they fit, and the one action. */
function HelperRow({ helper, takesFocus, onInvite }: HelperRowProps) {
  return (
    <PersonRow
      name={namePerson(helper)}
      photoUrl={helper.avatar_url}
      beside={
        helper.city !== null && (
          <Muted as="span" size={13}>
            {helper.city}
          </Muted>
        )
      }
      positions={{ codes: helper.positions, names: labels.position }}
      facts={getHelperFacts(helper)}
      notes={getNotes(helper)}
      action={hasId(helper.user_id) && <HelperAction helper={helper} onInvite={onInvite} />}
      takesFocus={takesFocus}
    />
  );
}

type HelperActionProps = { helper: FoundHelper; onInvite: (helper: FoundHelper) => void };

/** A row's one action, or why there is none. */
function HelperAction({ helper, onInvite }: HelperActionProps) {
  const name = namePerson(helper);
  const { already_member, invitation_status } = helper;
  if (already_member) {
    return (
      <StatusChip tone="success" icon={<TickIcon size={12} />}>
        {texts.member}
      </StatusChip>
    );
  }
  if (invitation_status === InvitationStatus.new) {
    return (
      <StatusChip tone="info" icon={<ClockIcon size={12} />}>
        {texts.invited}
      </StatusChip>
    );
  }
  const isAgain = invitation_status === InvitationStatus.rejected;
  return (
    <Button
      icon={<PlusIcon />}
      aria-label={isAgain ? texts.inviteAgainName(name) : texts.inviteName(name)}
      onClick={() => onInvite(helper)}
    >
      {isAgain ? texts.inviteAgain : texts.invite}
    </Button>
  );
}

/** A helper in the columns of the search. */
function getHelperFacts(helper: FoundHelper): Record<keyof typeof texts.head, PersonFact> {
  const { distance_miles, jobs_completed: jobs, hourly_rate } = helper;
  return {
    distance: createDistanceFact(distance_miles),
    jobs: jobs === null ? noFact : { shown: formatNumber(jobs), long: texts.jobsDone(jobs) },
    rating: createRatingFact(helper),
    rate: createRateFact(hourly_rate),
  };
}

function getNotes({ fit, languages, tools, vehicle_types }: FoundHelper): PersonNote[] {
  const equipment = [...vehicle_types, ...tools];
  const skills = [
    ...(languages.length > 0 ? [texts.speaks(languages.map((code) => labels.language[code]).join(', '))] : []),
    ...(equipment.length > 0 ? [texts.equipment(equipment.join(', '))] : []),
  ];
  return [
    ...(fit?.warnings ?? []).map(({ text }) => ({ tone: 'warning', text }) as const),
    ...(fit?.reasons ?? []).map(({ text }) => ({ tone: 'for', text }) as const),
    ...skills.map((text) => ({ tone: 'plain', text }) as const),
  ];
}

/** Minimum characters of a search (docs/product.md, "Limits"). */
const shortestSearch = 2;

/** Longest text that the provider searches for. */
const longestSearch = 100;

/** The search, kept in the address bar: `?find=1&search=sofia&position=3`. */
function useSearch() {
  const { read, page, onPage, onFilter } = useListPage();
  const position = positionCodes.find((code) => String(code) === read('position'));
  /** Filter changes add no history entries. */
  const narrow = (changes: Record<string, string | null>) => onFilter(changes, { replace: true });
  return {
    search: read('search')?.trim().slice(0, longestSearch) ?? '',
    position,
    page,
    onSearch: (text: string) => narrow({ search: text.trim() === '' ? null : text.trim() }),
    onPosition: (code: PositionCode) => narrow({ position: code === position ? null : String(code) }),
    onShowAll: () => narrow({ search: null, position: null }),
    onPage,
  };
}

type Search = ReturnType<typeof useSearch>;
