import { getMemberRights } from '#domain/people/rights';
import { useId } from 'react';
import type { Employee } from '#generated/model';
import { useUserId, useUserType } from '#platform/session/useSession';
import { LockIcon } from '#platform/ui/icons';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useNow } from '#platform/ui/clock/useNow';
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
  const hasLockedManagers = canPay && !canAssignManagers && members.some((member) => member.is_manager);
  const now = useNow();
  return (
    <>
      {!canPay && (
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
        <div className={rowStyles.heads} aria-hidden="true">
          <span>{listTexts.columnName}</span>
          <span>{listTexts.columnPhone}</span>
          <span>{listTexts.columnRate}</span>
          <span>{listTexts.columnRating}</span>
          <span>{listTexts.columnWeek}</span>
          <span>{listTexts.columnNext}</span>
          <span>{listTexts.columnStatus}</span>
        </div>
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
