import type { Conflict, ErrorCode } from '../../../src/generated/model';
import type { EmployeeRow, MemberFileRow, UserRow } from '../../db/schema';
import { isHelper, isOffice, type Reach } from '../access/access';
import { allProblems, problemIf, type Problems } from '../fields/problems';
import { type Refusal, type RefusalDetails, refuse, refuseProblems } from '../refusals';
import { dateProblem, paperProblems, positionProblems } from './memberFields';
import type { MemberWish } from './memberWish';
import { guardedName } from './team';

/** The member that a form changes. */
export type KnownMember = {
  user: UserRow;
  file: Omit<MemberFileRow, 'id'>;
  /** The oldest membership in the company. */
  membership: Pick<EmployeeRow, 'employment_type'> | undefined;
  hasLogin: boolean;
  /** Whether whoever asks may correct the email. */
  isEmailOpen: boolean;
};

/** The account that has the email of a form already. */
export type EmailOwner = {
  user: Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'type'>;
  /** Their oldest membership in the company. */
  membership: Pick<EmployeeRow, 'id'> | undefined;
  /** The company removed them once and made their account. */
  wasMember: boolean;
};

export type MemberFacts = {
  today: string;
  reachOf: (branchId: number) => Reach;
  /** Null for someone new. */
  member: KnownMember | null;
  emailOwner: EmailOwner | undefined;
};

/** What the contract cannot know of a member form, all at once (docs/product.md, "Team"). */
export function checkMemberForm(wish: MemberWish, facts: MemberFacts): Refusal | null {
  const { member } = facts;
  const { fields, ...why } = emailTaken(facts);
  const problems = {
    ...positionProblems(wish.positions),
    ...documentProblems(wish, facts),
    ...dateProblem('start_date', wish.file.start_date),
    ...branchProblems(wish, facts),
    ...managerProblems(wish, member),
    ...(member && profileProblems(wish, member)),
    ...(member && emailProblems(wish, member)),
    ...fields,
  };
  return refuseProblems(problems, why);
}

/** Whether a form was filled in for the member as they are; `by` is who changed them last. */
export function checkMemberVersion(
  employee: Pick<EmployeeRow, 'id' | 'version'>,
  version: number | undefined,
  member: Pick<UserRow, 'first_name' | 'last_name'>,
  by: Pick<UserRow, 'first_name' | 'last_name'> | undefined,
): Refusal | null {
  if (version === undefined || version === employee.version) return null;
  const who = by ? `${by.first_name} ${by.last_name}` : 'Somebody';
  const label = `${member.first_name} ${member.last_name}`;
  const conflicts: Conflict[] = [{ kind: 'employee', id: employee.id, label, by: who }];
  return refuse.conflict(`${who} changed ${member.first_name} meanwhile.`, { code: 'stale_version', conflicts });
}

/** Someone is a member of one branch at least. */
export function decideMembership<Membership>(membership: Membership | undefined): Membership | Refusal {
  return membership ?? refuse.field('branch_ids', 'Value is required');
}

function documentProblems(wish: MemberWish, { member, today }: MemberFacts): Problems {
  const { dot_medical_expires_on: medical } = wish.file;
  const isTouched = wish.license !== undefined || medical !== undefined || wish.positions !== undefined;
  const positions = wish.positions ?? member?.user.positions ?? [];
  return isTouched ? paperProblems(positions, { license: wish.license, medical }, member?.file, today) : {};
}

/** Branches that are not the company's; those closed to a manager are forbidden before this. */
function branchProblems({ branchIds = [] }: MemberWish, { reachOf }: MemberFacts): Problems {
  return allProblems(
    branchIds.map((id, place) => problemIf(reachOf(id) === 'unknown', `branch_ids.${place}`, 'Value is not valid')),
  );
}

function managerProblems({ isManager, terms }: MemberWish, member: KnownMember | null): Problems {
  if (isManager !== true) return {};
  const type = terms.employment_type ?? member?.membership?.employment_type;
  return {
    ...problemIf(type !== 'employee', 'is_manager', 'Only in-house staff can be managers'),
    ...problemIf(member !== null && isOffice(member.user), 'is_manager', 'Office staff act in every branch already'),
  };
}

/** Someone who came with an account keeps their names and contact themselves. */
function profileProblems({ profile, avatar }: MemberWish, { user, file }: KnownMember): Problems {
  if (file.made_here) return {};
  const text = `${user.first_name} changes this in their own profile`;
  const changed = Object.entries(profile).filter(([name, value]) => Reflect.get(user, name) !== value);
  return {
    ...Object.fromEntries(changed.map(([name]) => [name, [text]])),
    ...problemIf(avatar !== undefined, 'avatar', text),
  };
}

/** The email is the key to an account: whoever signs in with it changes it themselves. */
function emailProblems({ profile: { email } }: MemberWish, { user, hasLogin, isEmailOpen }: KnownMember): Problems {
  if (email === undefined || email.toLowerCase() === user.email.toLowerCase() || isEmailOpen) return {};
  const text = hasLogin
    ? `${user.first_name} signs in with this email and changes it themselves`
    : 'Only the company owner can correct this email';
  return { email: [text] };
}

/** Who has the address already, and what can be done about it. */
function emailTaken({ emailOwner, member }: MemberFacts): RefusalDetails {
  if (!emailOwner || emailOwner.user.id === member?.user.id) return {};
  const { user, membership, wasMember } = emailOwner;
  const name = `${user.first_name} ${user.last_name}`;
  if (membership) {
    const conflict: Conflict = { kind: 'employee', id: membership.id, label: name };
    return taken(`${name} is on your team already.`, 'already_member', conflict);
  }
  if (wasMember) return taken(`${name} was on the team before. Only the company owner can add them again.`);
  if (!isHelper(user)) return taken('An account with this email already exists.');
  const conflict: Conflict = { kind: 'helper', id: user.id, label: guardedName(user) };
  return taken('A helper with this email has an account. Invite them instead.', 'existing_helper', conflict);
}

function taken(text: string, code?: ErrorCode, conflict?: Conflict): RefusalDetails {
  return { fields: { email: [text] }, ...(code && { code }), ...(conflict && { conflicts: [conflict] }) };
}
