import { lazy } from 'react';
import type { Employee } from '#generated/model';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { loadInviteToJob } from '../../crew';
import { useMemberBranch } from '../useMemberBranch';

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
