import { lazy, Suspense } from 'react';
import type { Employee } from '../../../generated/model';
import { loadInviteToJob } from '../../jobs';

/** Loaded after the list and before somebody asks, so that the dialog comes at once. */
export const prepareInviteMember = () => void loadInviteToJob().catch(() => undefined);

const InviteToJob = lazy(async () => ({ default: (await loadInviteToJob()).InviteToJob }));

/** Asks a member to come to a job. */
export function InviteMember({ member, onClose }: { member: Employee; onClose: () => void }) {
  const { id, branch_id, first_name, last_name, positions } = member;
  return (
    <Suspense fallback={null}>
      <InviteToJob
        branchId={branch_id}
        member={{ employee_id: id, first_name, last_name, positions }}
        onClose={onClose}
      />
    </Suspense>
  );
}
