import type { UserRow } from '../../db/schema';
import { orRefuse } from '../../http/refusal';
import { reachOfBranch } from '../../rules/access/membership';
import { hasLogin, mayCorrectEmail } from '../../rules/accounts/accounts';
import { checkMemberForm, type EmailOwner, type KnownMember } from '../../rules/team/memberChecks';
import type { MemberWish } from '../../rules/team/memberWish';
import type { World } from '../../world';
import { formerMember } from './formerMember';
import { fileOfMember, membershipsOf } from './openMember';

/** Who asks, for which company, and the member there is already, if any. */
export type Asking = { user: UserRow; companyId: number; today: string; member: UserRow | null };

/** Refuses what the contract cannot know, all at once. */
export function checkMember(world: World, wish: MemberWish, asking: Asking): void {
  const { user, companyId, today, member } = asking;
  const facts = {
    today,
    reachOf: (branchId: number) => reachOfBranch(world.tables, user, branchId),
    member: member && knownMember(world, member, asking),
    emailOwner: emailOwner(world, companyId, wish.profile.email),
  };
  orRefuse(checkMemberForm(wish, facts));
}

function knownMember(world: World, member: UserRow, { user, companyId }: Asking): KnownMember {
  return {
    user: member,
    file: fileOfMember(world, companyId, member.id),
    membership: membershipsOf(world, companyId, member.id)[0],
    hasLogin: hasLogin(world.tables, member),
    isEmailOpen: mayCorrectEmailOf(world, user, member, companyId),
  };
}

function emailOwner(world: World, companyId: number, email: string | undefined): EmailOwner | undefined {
  const user = email === undefined ? undefined : world.tables.user.one('email', email.toLowerCase());
  if (!user) return undefined;
  const [membership] = membershipsOf(world, companyId, user.id);
  return { user, membership, wasMember: formerMember(world, companyId, user.email) !== undefined };
}

export function mayCorrectEmailOf(world: World, actor: UserRow, member: UserRow, companyId: number): boolean {
  const { id, type, company_id } = member;
  const asked = { id, type, company_id, hasLogin: hasLogin(world.tables, member) };
  return mayCorrectEmail(actor, asked, fileOfMember(world, companyId, id));
}
