import type { ErrorCode } from '../../../src/generated/model';
import type { UserRow } from '../../db/schema';
import { Refused } from '../../http/refusal';
import { Refusal, type RefusalDetails } from '../../rules/refusals';
import { hasLogin, mayCorrectEmail } from '../../rules/accounts/accounts';
import { isHelper, isOffice } from '../../rules/access/access';
import { dateProblem, paperProblems, positionProblems } from '../../rules/team/memberFields';
import { problemIf, type Problems } from '../../rules/fields/problems';
import { reachOfBranch } from '../../rules/access/membership';
import { guardedName } from '../../rules/team/team';
import type { World } from '../../world';
import { formerMember } from './formerMember';
import type { MemberWish } from './memberForm';
import { fileOfMember, membershipsOf } from './openMember';

/** Who asks, for which company, and the member there is already, if any. */
export type Asking = { user: UserRow; companyId: number; today: string; member: UserRow | null };

/** Refuses, all at once, what the contract cannot know. */
export function checkMember(world: World, wish: MemberWish, asking: Asking): void {
  const taken = emailTaken(world, wish, asking);
  const problems = {
    ...positionProblems(wish.positions),
    ...papers(world, wish, asking),
    ...dateProblem('start_date', wish.file.start_date),
    ...branchProblems(world, wish, asking),
    ...managerProblem(world, wish, asking),
    ...ownProfile(world, wish, asking),
    ...ownEmail(world, wish, asking),
    ...taken?.fields,
  };
  const [first] = Object.values(problems);
  if (first) throw new Refused(new Refusal('invalid', first[0] ?? '', { ...taken, fields: problems }));
}

function papers(world: World, wish: MemberWish, { companyId, today, member }: Asking): Problems {
  const kept = member ? fileOfMember(world, companyId, member.id) : undefined;
  const positions = wish.positions ?? member?.positions ?? [];
  const { dot_medical_expires_on: medical } = wish.file;
  const touched = wish.license !== undefined || medical !== undefined || wish.positions !== undefined;
  return touched ? paperProblems(positions, { license: wish.license, medical }, kept, today) : {};
}

/** Branches that are not the company's; those closed to a manager are a 403 before this. */
function branchProblems({ tables }: World, { branchIds = [] }: MemberWish, { user }: Asking): Problems {
  const wrong = branchIds.map((id, place) =>
    problemIf(reachOfBranch(tables, user, id) === 'unknown', `branch_ids.${place}`, 'Value is not valid'),
  );
  return Object.assign({}, ...wrong) as Problems;
}

function managerProblem(world: World, { isManager, terms }: MemberWish, { companyId, member }: Asking): Problems {
  if (isManager !== true) return {};
  const [membership] = member ? membershipsOf(world, companyId, member.id) : [];
  const type = terms.employment_type ?? membership?.employment_type;
  return {
    ...problemIf(type !== 'employee', 'is_manager', 'Only in-house staff can be managers'),
    ...problemIf(member !== null && isOffice(member), 'is_manager', 'Office staff act in every branch already'),
  };
}

/** Somebody who came with an account keeps their names and contact themselves. */
function ownProfile(world: World, { profile, avatar }: MemberWish, { companyId, member }: Asking): Problems {
  if (!member || fileOfMember(world, companyId, member.id).made_here) return {};
  const text = `${member.first_name} changes this in their own profile`;
  const changed = Object.entries(profile).filter(([name, value]) => Reflect.get(member, name) !== value);
  return {
    ...Object.fromEntries(changed.map(([name]) => [name, [text]])),
    ...problemIf(avatar !== undefined, 'avatar', text),
  };
}

/** The email is the key to an account: whoever signs in with it changes it themselves. */
function ownEmail(world: World, { profile: { email } }: MemberWish, { user, companyId, member }: Asking): Problems {
  if (!member || email === undefined || email.toLowerCase() === member.email.toLowerCase()) return {};
  if (mayCorrectEmailOf(world, user, member, companyId)) return {};
  const text = hasLogin(world.tables, member)
    ? `${member.first_name} signs in with this email and changes it themselves`
    : 'Only the company owner can correct this email';
  return { email: [text] };
}

export function mayCorrectEmailOf(world: World, actor: UserRow, member: UserRow, companyId: number): boolean {
  const { id, type, company_id } = member;
  const asked = { id, type, company_id, hasLogin: hasLogin(world.tables, member) };
  return mayCorrectEmail(actor, asked, fileOfMember(world, companyId, id));
}

/** Whose the address is already, and what can be done about it. */
function emailTaken(world: World, { profile }: MemberWish, { companyId, member }: Asking): RefusalDetails | undefined {
  const owner = profile.email === undefined ? undefined : world.tables.user.one('email', profile.email.toLowerCase());
  if (!owner || owner.id === member?.id) return undefined;
  const taken = (text: string, code?: ErrorCode): RefusalDetails => ({
    fields: { email: [text] },
    ...(code && { code }),
  });
  const [membership] = membershipsOf(world, companyId, owner.id);
  if (membership) {
    const label = `${owner.first_name} ${owner.last_name}`;
    const conflicts = [{ kind: 'employee' as const, id: membership.id, label }];
    return { ...taken(`${label} is on your team already.`, 'already_member'), conflicts };
  }
  if (formerMember(world, companyId, owner.email)) {
    const name = `${owner.first_name} ${owner.last_name}`;
    return taken(`${name} was on the team before. Only the company owner can add them again.`);
  }
  if (!isHelper(owner)) return taken('An account with this email already exists.');
  const conflicts = [{ kind: 'helper' as const, id: owner.id, label: guardedName(owner) }];
  return { ...taken('A helper with this email has an account. Invite them instead.', 'existing_helper'), conflicts };
}
