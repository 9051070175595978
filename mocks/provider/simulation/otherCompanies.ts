import { ProfileStatus } from '#domain/people/profileStatus';
import type { BranchRow, UserRow } from '../store/schema';
import { cancelRequest, sendJoinRequest } from '../../team/handlers/requests';
import { isBlockedBy } from '../../crew/rules/ratings';
import type { World } from '../world';
import { ActiveStatus, InvitationStatus, UserType } from '#generated/model/codes';

/** A branch of another company sends one of these helpers a request to join. False when no helper is available. */
export function sendOtherRequest(world: World, userIds: readonly number[], companyId: number): boolean {
  const { tables, random } = world;
  const chances = userIds.flatMap((id) => listCandidateBranches(world, id, companyId));
  const untried = chances.filter(({ open }) => open.length === 0);
  if (chances.length === 0) return false;
  const { helper, branch, open } = random.pick(untried.length > 0 ? untried : chances);
  for (const request of open) cancelRequest(world, request);
  const invitedBy = tables.company.require(branch.company_id).owner_id;
  sendJoinRequest(world, branch, helper, { positions: helper.positions, invitedBy });
  return true;
}

/** The branches that could send a request, with their pending requests. */
function listCandidateBranches(world: World, userId: number, companyId: number) {
  const { tables } = world;
  const helper: UserRow | undefined = tables.user.get(userId);
  const takesJobs = tables.helperProfile.view(userId, ({ status }) => status === ProfileStatus.active) ?? false;
  if (helper?.type !== UserType.helper || helper.status !== ActiveStatus.active || !takesJobs) return [];
  const own = new Set(tables.employee.by('user', userId).map(({ branch_id }) => branch_id));
  const isOther = ({ id, company_id, closed_at }: BranchRow) =>
    closed_at === null && company_id !== companyId && !own.has(id) && !isBlockedBy(world.tables, company_id, userId);
  return tables.branch.where(isOther).map((branch) => {
    const open = tables.branchInvitation.select(
      'user',
      userId,
      (each) => each.branch_id === branch.id && each.status === InvitationStatus.new,
    );
    return { helper, branch, open };
  });
}
