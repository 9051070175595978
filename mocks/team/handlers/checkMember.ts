import type { UserRow } from '../../provider/store/schema';
import { throwIfRefused } from '../../provider/http/refusal';
import { getBranchReach } from '../../provider/access/membership';
import { hasLogin, canCorrectEmail } from '../../account/rules';
import { checkMemberForm, type EmailOwner, type KnownMember } from '../rules/memberChecks';
import type { MemberInput } from '../rules/memberInput';
import type { World } from '../../provider/world';
import { findFormerMember } from './formerMember';
import { getMemberFile, listMemberships } from './openMember';

/** The caller, the company, and the existing member, if any. */
export type Asking = { user: UserRow; companyId: number; today: string; member: UserRow | null };

/** Refuses every problem that the contract cannot know, in one answer. */
export function checkMember(world: World, input: MemberInput, asking: Asking): void {
  const { user, companyId, today, member } = asking;
  const facts = {
    today,
    getReach: (branchId: number) => getBranchReach(world.tables, user, branchId),
    member: member && toKnownMember(world, member, asking),
    emailOwner: findEmailOwner(world, companyId, input.profile.email),
  };
  throwIfRefused(checkMemberForm(input, facts));
}

function toKnownMember(world: World, member: UserRow, { user, companyId }: Asking): KnownMember {
  return {
    user: member,
    file: getMemberFile(world, companyId, member.id),
    membership: listMemberships(world, companyId, member.id)[0],
    hasLogin: hasLogin(world.tables, member),
    isEmailOpen: canCorrectMemberEmail(world, user, member, companyId),
  };
}

function findEmailOwner(world: World, companyId: number, email: string | undefined): EmailOwner | undefined {
  const user = email === undefined ? undefined : world.tables.user.one('email', email.toLowerCase());
  if (!user) return undefined;
  const [membership] = listMemberships(world, companyId, user.id);
  return { user, membership, wasMember: findFormerMember(world, companyId, user.email) !== undefined };
}

export function canCorrectMemberEmail(world: World, actor: UserRow, member: UserRow, companyId: number): boolean {
  const { id, type, company_id } = member;
  const asked = { id, type, company_id, hasLogin: hasLogin(world.tables, member) };
  return canCorrectEmail(actor, asked, getMemberFile(world, companyId, id));
}
