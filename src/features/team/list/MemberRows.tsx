import { getMemberRights } from '#domain/people/rights';
import { useId } from 'react';
import type { Employee } from '#generated/model';
import { useUserId, useUserType } from '#platform/session/useSession';
import { LockIcon } from '#platform/ui/icons';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { hasDetails } from '../model/knownMember';
import { MemberRow } from './member/MemberRow';
import rowStyles from './member/MemberRow.module.css';
import styles from './team.module.css';
import { listTexts } from './texts';

type Props = {
  members: readonly Employee[];
  getChangeCount: (employeeId: number) => number;
  onInvite: (member: Employee) => void;
  onRemove: (member: Employee) => void;
};

/** Members in aligned columns; on narrow screens, one card each. */
export function MemberRows({ members, getChangeCount, onInvite, onRemove }: Props) {
  const [userType, userId] = [useUserType(), useUserId()];
  const { pay: canPay, managers: canAssignManagers } = getMemberRights(userType);
  const [reasonId, managersReasonId] = [useId(), useId()];
  const hasTerms = members.some(({ hourly_rate, status }) => hourly_rate !== null || status !== null);
  const hasLockedManagers = canPay && !canAssignManagers && members.some((member) => member.is_manager);
  const now = useNow();
  return (
    <>
      {!canPay && hasTerms && (
        <p id={reasonId} className={styles.readOnly}>
          <LockIcon size={14} />
          {listTexts.readOnly}
        </p>
      )}
      {hasLockedManagers && (
        <p id={managersReasonId} className={styles.readOnly}>
          <LockIcon size={14} />
          {listTexts.managersReadOnly}
        </p>
      )}
      <div className={rowStyles.panel}>
        <Heads members={members} canPay={canPay} />
        <ul className={rowStyles.rows}>
          {members.map((member) => (
            <RowBoundary key={member.id} of={member} as="li">
              <MemberRow
                member={member}
                turn={getChangeCount(member.id)}
                now={now}
                canPay={getMemberRights(userType, member.is_manager, member.user_id === userId).pay}
                canChangeStatus={getMemberRights(userType, member.is_manager).status}
                reasonId={canPay ? managersReasonId : reasonId}
                onInvite={onInvite}
                onRemove={onRemove}
              />
            </RowBoundary>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A column that is empty in all rows has no heading. */
function Heads({ members, canPay }: { members: readonly Employee[]; canPay: boolean }) {
  const hasSome = (hasValue: (member: Employee) => boolean) => members.some(hasValue);
  return (
    <div className={rowStyles.heads} aria-hidden="true">
      <span>{listTexts.columnName}</span>
      <span>{hasSome(({ phone }) => phone !== '') && listTexts.columnPhone}</span>
      <span>{(canPay || hasSome(({ hourly_rate }) => hourly_rate !== null)) && listTexts.columnRate}</span>
      <span>{hasSome(isRated) && listTexts.columnRating}</span>
      <span>{hasSome(({ hours_this_week }) => hours_this_week !== null) && listTexts.columnWeek}</span>
      <span>{hasSome((member) => member.next_job !== null || hasDetails(member)) && listTexts.columnNext}</span>
      <span>{hasSome(({ status }) => status !== null) && listTexts.columnStatus}</span>
    </div>
  );
}

function isRated({ rating_avg, rating_count }: Employee): boolean {
  return rating_avg !== null || rating_count !== null;
}
