import type { Employee } from '../../../generated/model';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { loadInviteToJob } from '../../jobs';

const InviteToJob = lazyPart(async () => (await loadInviteToJob()).InviteToJob, { failure: 'toast' });

/** Code of the dialog, to be loaded before it opens. */
export const inviteParts = [InviteToJob];

/** Invites a member to a job. */
export function InviteMember({ member, onClose }: { member: Employee; onClose: () => void }) {
  const { id, branch_id, first_name, last_name, positions } = member;
  return (
    <InviteToJob
      branchId={branch_id}
      member={{ employee_id: id, first_name, last_name, positions }}
      onClose={onClose}
    />
  );
}
