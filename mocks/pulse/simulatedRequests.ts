import { toRequestsKey, type BranchInvitationRow } from '../db/schema';
import { acceptRequest, rejectRequest } from '../handlers/team/requests/answerRequest';
import { cast } from '../seed/cast';
import type { World } from '../world';
import { InvitationStatus } from '../../src/generated/model/codes';

/** A company's pending requests to simulated people, newest first. */
export function listOpenRequests({ tables }: World, companyId: number): BranchInvitationRow[] {
  const open = tables.branch
    .by('company', companyId)
    .flatMap(({ id }) => tables.branchInvitation.by('state', toRequestsKey(id, InvitationStatus.new)));
  return open.filter(({ user_id }) => user_id > cast.length).sort((a, b) => b.id - a.id);
}

/** Most people accept a request to join. */
export function answerRequest(world: World, request: BranchInvitationRow): void {
  const reason = world.random.pick(['too_far', 'not_available', 'pay_too_low'] as const);
  if (world.random.chance(0.75)) acceptRequest(world, request);
  else rejectRequest(world, request, reason);
}
