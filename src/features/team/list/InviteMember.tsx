import { lazy } from 'react';
import type { Employee } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { loadInviteToJob } from '../../jobs/crew';
import { useMemberBranch } from '../api';
import { hasDetails } from '../model/memberValues';
import { listTexts } from './texts';

const InviteToJob = lazy(async () => ({ default: (await loadInviteToJob()).InviteToJob }));

/** Invites a member to a job. */
export function InviteMember({ member, onClose }: { member: Employee; onClose: () => void }) {
  const branchId = useMemberBranch(member);
  const { id, first_name, last_name, positions } = member;
  return (
    <LazyBoundary failure="toast">
      <InviteToJob
        branchId={branchId}
        member={{ employee_id: id, first_name, last_name, positions }}
        onClose={onClose}
      />
    </LazyBoundary>
  );
}

/** Reason a member cannot be invited to jobs; undefined if they can. */
export function findInviteProblem(member: Pick<Employee, 'status' | 'positions' | 'version'>): string | undefined {
  if (member.status === ActiveStatus.inactive) return listTexts.inviteInactive;
  return hasDetails(member) && member.positions.length === 0 ? listTexts.inviteOffice : undefined;
}
