import { useState, useId } from 'react';
import { namePerson } from '#domain/people/personName';
import { getMemberRights } from '#domain/people/rights';
import type { Employee } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { useActiveBranch, useBranchZone } from '#platform/branches/useActiveBranch';
import { formatRate } from '#platform/lib/money';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useLastPage } from '#platform/routing/useQuery';
import { useUserId, useUserType } from '#platform/session/useSession';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { EmptyState } from '#platform/ui/feedback/states';
import { PlusIcon, LockIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Text } from '#platform/ui/layout/Layout';
import { PagedList } from '#platform/ui/lists/PagedList';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { AddWithinPlan } from '../../billing';
import { useMembers, MEMBERS_PER_PAGE } from '../api';
import { hasDetails } from '../model/memberValues';
import { RemoveDialog } from '../remove/RemoveDialog';
import { FilterBar, useTeamQuery } from './FilterBar';
import { type TeamList, isFiltered, toMembersQuery } from './filters';
import { InviteMember } from './InviteMember';
import { MemberRow } from './MemberRow';
import { TeamLayout, findHelpersPath, RowSkeletons } from './TeamLayout';
import { listTexts } from './texts';
import rowStyles from './MemberRow.module.css';
import styles from './team.module.css';

/** One list of the active branch's team. */
export default function TeamListPage({ list }: { list: TeamList }) {
  return (
    <TeamLayout tab={list}>
      <Members list={list} />
    </TeamLayout>
  );
}

/** The members of a list that match the filters, with the dialogs of a row. */
function Members({ list }: { list: TeamList }) {
  const branchId = useBranchId();
  const query = useTeamQuery(list);
  const { filters, page, onPage, onClear } = query;
  const members = useMembers(branchId, toMembersQuery(list, filters, page));
  const [leaving, setLeaving] = useState<Employee>();
  const [asked, setAsked] = useState<Employee>();
  const close = () => setLeaving(undefined);
  useLastPage(page, members.isPlaceholderData ? undefined : members.data?.total, MEMBERS_PER_PAGE);
  return (
    <>
      <FilterBar list={list} query={query} shown={members.data} />
      <PagedList
        query={members}
        listKey={`${list} ${JSON.stringify(filters)}`}
        page={page}
        onPage={onPage}
        perPage={MEMBERS_PER_PAGE}
        changeRules={memberChangeRules}
        texts={listTexts}
        empty={isFiltered(filters) ? <NoMatches onClear={onClear} /> : <NoMembers list={list} />}
        skeleton={<RowSkeletons />}
      >
        {(shown, getChangeCount) => (
          <MemberRows members={shown} getChangeCount={getChangeCount} onInvite={setAsked} onRemove={setLeaving} />
        )}
      </PagedList>
      {asked && <InviteMember member={asked} onClose={() => setAsked(undefined)} />}
      {leaving && <RemoveDialog branchId={branchId} member={leaving} onClose={close} onRemoved={close} />}
    </>
  );
}

type MemberRowsProps = {
  members: readonly Employee[];
  getChangeCount: (employeeId: number) => number;
  onInvite: (member: Employee) => void;
  onRemove: (member: Employee) => void;
};

/** Members in aligned columns; on narrow screens, one card each. */
function MemberRows({ members, getChangeCount, onInvite, onRemove }: MemberRowsProps) {
  const [userType, userId] = [useUserType(), useUserId()];
  const { pay: canPay, managers: canAssignManagers } = getMemberRights(userType);
  const [reasonId, managersReasonId] = [useId(), useId()];
  const hasTerms = members.some(({ hourly_rate, status }) => hourly_rate !== null || status !== null);
  const hasLockedManagers = canPay && !canAssignManagers && members.some((member) => member.is_manager);
  const now = useNow();
  const today = todayIn(useBranchZone(), now);
  return (
    <>
      {!canPay && hasTerms && (
        <Row tone="secondary" size={13} below={3} as="p" gap={2} id={reasonId} className={styles.readOnly}>
          <LockIcon size={14} />
          {listTexts.readOnly}
        </Row>
      )}
      {hasLockedManagers && (
        <Row tone="secondary" size={13} below={3} as="p" gap={2} id={managersReasonId} className={styles.readOnly}>
          <LockIcon size={14} />
          {listTexts.managersReadOnly}
        </Row>
      )}
      <Text as="div" isCard className={rowStyles.panel}>
        <Heads members={members} canPay={canPay} />
        <ul className={rowStyles.rows}>
          {members.map((member) => (
            <RowBoundary key={member.id} of={member} as="li">
              <MemberRow
                member={member}
                turn={getChangeCount(member.id)}
                now={now}
                today={today}
                canPay={getMemberRights(userType, member.is_manager, member.user_id === userId).pay}
                canChangeStatus={getMemberRights(userType, member.is_manager).status}
                reasonId={canPay ? managersReasonId : reasonId}
                onInvite={onInvite}
                onRemove={onRemove}
              />
            </RowBoundary>
          ))}
        </ul>
      </Text>
    </>
  );
}

/** A column that is empty in all rows has no heading. */
function Heads({ members, canPay }: { members: readonly Employee[]; canPay: boolean }) {
  const hasSome = (hasValue: (member: Employee) => boolean) => members.some(hasValue);
  return (
    <Columns
      align="center"
      rowGap={2}
      gap={4}
      tone="secondary"
      size={12}
      weight="medium"
      className={rowStyles.heads}
      aria-hidden="true"
    >
      <span>{listTexts.columnName}</span>
      <span>{hasSome(({ phone }) => phone !== '') && listTexts.columnPhone}</span>
      <span>{(canPay || hasSome(({ hourly_rate }) => hourly_rate !== null)) && listTexts.columnRate}</span>
      <span>{hasSome(isRated) && listTexts.columnRating}</span>
      <span>{hasSome(({ hours_this_week }) => hours_this_week !== null) && listTexts.columnWeek}</span>
      <span>{hasSome((member) => member.next_job !== null || hasDetails(member)) && listTexts.columnNext}</span>
      <span>{hasSome(({ status }) => status !== null) && listTexts.columnStatus}</span>
    </Columns>
  );
}

function isRated({ rating_avg, rating_count }: Employee): boolean {
  return rating_avg !== null || rating_count !== null;
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={listTexts.emptyFilterTitle}
      text={listTexts.emptyFilter}
      action={<Button onClick={onClear}>{listTexts.clearFilters}</Button>}
    />
  );
}

function NoMembers({ list }: { list: TeamList }) {
  const link = useLink();
  const branch = useActiveBranch().data?.name ?? listTexts.thisBranch;
  return (
    <EmptyState
      title={listTexts.emptyTitle(listTexts.who[list], branch)}
      text={listTexts.empty}
      action={
        <Row as="span" gap={2} align="stretch" justify="center" isWrapping>
          <AddWithinPlan limit="members" returnTo={href('company-team')}>
            <Button intent="primary" icon={<PlusIcon />} {...link(href('company-team-create'))}>
              {listTexts.add}
            </Button>
          </AddWithinPlan>
          <Button {...link(findHelpersPath)}>{listTexts.find}</Button>
        </Row>
      }
    />
  );
}

/** Identifies members and describes their changes, for lists whose rows stay in place. */
const memberChangeRules: ChangeRules<Employee> = { getId: ({ id }) => id, describeChange: describeMemberChange };

/** One sentence about what changed since a member was last shown; undefined for nothing worth announcing. */
export function describeMemberChange(before: Employee | undefined, now: Employee): string | undefined {
  const name = namePerson(now);
  if (!before) return listTexts.joined(name);
  const terms = describeNewTerms(before, now);
  if (terms !== undefined) return terms;
  if (before.next_job?.order_id !== now.next_job?.order_id) {
    return now.next_job ? listTexts.nextChanged(name, now.next_job.number) : listTexts.nextGone(name);
  }
  return before.version === now.version ? undefined : listTexts.changed(name);
}

function describeNewTerms(before: Employee, now: Employee): string | undefined {
  const name = namePerson(now);
  const { status, hourly_rate: rate } = now;
  if (status !== null && status !== before.status)
    return (status === ActiveStatus.active ? listTexts.nowActive : listTexts.nowInactive)(name);
  return rate !== null && rate !== before.hourly_rate ? listTexts.rateSaved(name, formatRate(rate)) : undefined;
}
