import type { Conflict, ErrorCode } from '#generated/model';
import type { EmployeeRow, MemberFileRow, UserRow } from '../../provider/store/schema';
import { isHelper, isOffice, type Reach } from '../../provider/access/access';
import { mergeProblems, problemIf, type Problems } from '../../provider/rules/fields/problems';
import { type Refusal, type RefusalDetails, refuse, refuseProblems } from '../../provider/rules/refusals';
import { findDateProblem, findLicenseProblems, findPositionProblems } from './memberFields';
import type { MemberInput } from './memberInput';
import { toGuardedName } from './team';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

/** The member that a form changes. */
export type KnownMember = {
  user: UserRow;
  file: Omit<MemberFileRow, 'id'>;
  /** The oldest membership in the company. */
  membership: Pick<EmployeeRow, 'employment_type'> | undefined;
  hasLogin: boolean;
  /** True if the caller may correct the email. */
  isEmailOpen: boolean;
};

/** The account that already has the email of a form. */
export type EmailOwner = {
  user: Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'type'>;
  /** Their oldest membership in the company. */
  membership: Pick<EmployeeRow, 'id'> | undefined;
  /** True if the company made their account and removed them once. */
  wasMember: boolean;
};

export type MemberFacts = {
  today: string;
  getReach: (branchId: number) => Reach;
  /** Null for someone new. */
  member: KnownMember | null;
  emailOwner: EmailOwner | undefined;
};

/** Every problem of a member form that the contract cannot know (docs/product.md, "Team"). */
export function checkMemberForm(input: MemberInput, facts: MemberFacts): Refusal | null {
  const { member } = facts;
  const { fields, ...why } = findEmailConflict(facts);
  const problems = {
    ...findPositionProblems(input.positions),
    ...findDocumentProblems(input, facts),
    ...findDateProblem('start_date', input.file.start_date),
    ...findBranchProblems(input, facts),
    ...findManagerProblems(input, member),
    ...(member && findProfileProblems(input, member)),
    ...(member && findEmailProblems(input, member)),
    ...fields,
  };
  return refuseProblems(problems, why);
}

/** Refuses someone who is in no branch. */
export function decideMembership<Membership>(membership: Membership | undefined): Membership | Refusal {
  return membership ?? refuse.field('branch_ids', fieldTexts.required);
}

function findDocumentProblems(input: MemberInput, { member, today }: MemberFacts): Problems {
  const { dot_medical_expires_on: medical } = input.file;
  const isTouched = input.license !== undefined || medical !== undefined || input.positions !== undefined;
  const positions = input.positions ?? member?.user.positions ?? [];
  return isTouched ? findLicenseProblems(positions, { license: input.license, medical }, member?.file, today) : {};
}

/** Branches that are not the company's; those closed to a manager are forbidden before this. */
function findBranchProblems({ branchIds = [] }: MemberInput, { getReach }: MemberFacts): Problems {
  return mergeProblems(
    branchIds.map((id, index) => problemIf(getReach(id) === 'unknown', `branch_ids.${index}`, fieldTexts.notValid)),
  );
}

function findManagerProblems({ isManager, terms }: MemberInput, member: KnownMember | null): Problems {
  if (isManager !== true) return {};
  const type = terms.employment_type ?? member?.membership?.employment_type;
  return {
    ...problemIf(type !== 'employee', 'is_manager', 'Only in-house staff can be managers'),
    ...problemIf(member !== null && isOffice(member.user), 'is_manager', 'Office staff already work in every branch'),
  };
}

/** People who came with an account edit their own name and contact info. */
function findProfileProblems({ profile, avatar }: MemberInput, { user, file }: KnownMember): Problems {
  if (file.made_here) return {};
  const text = `Only ${user.first_name} can change this, in their own profile`;
  const changed = Object.entries(profile).filter(([name, value]) => Reflect.get(user, name) !== value);
  return {
    ...Object.fromEntries(changed.map(([name]) => [name, [text]])),
    ...problemIf(avatar !== undefined, 'avatar', text),
  };
}

/** People who sign in with an email change it themselves, because the email gives access to the account. */
function findEmailProblems(
  { profile: { email } }: MemberInput,
  { user, hasLogin, isEmailOpen }: KnownMember,
): Problems {
  if (email === undefined || email.toLowerCase() === user.email.toLowerCase() || isEmailOpen) return {};
  const text = hasLogin
    ? `${user.first_name} logs in with this email and must change it themselves`
    : 'Only the company owner can correct this email';
  return { email: [text] };
}

/** Finds the owner of a taken email, and how to resolve it. */
function findEmailConflict({ emailOwner, member }: MemberFacts): RefusalDetails {
  if (!emailOwner || emailOwner.user.id === member?.user.id) return {};
  const { user, membership, wasMember } = emailOwner;
  const name = `${user.first_name} ${user.last_name}`;
  if (membership) {
    const conflict: Conflict = { kind: 'employee', id: membership.id, label: name };
    return toEmailConflict(`${name} is already on your team.`, 'already_member', conflict);
  }
  if (wasMember) return toEmailConflict(`${name} was on the team before. Only the company owner can add them again.`);
  if (!isHelper(user)) return toEmailConflict('An account with this email already exists.');
  const conflict: Conflict = { kind: 'helper', id: user.id, label: toGuardedName(user) };
  return toEmailConflict('A helper with this email has an account. Invite them instead.', 'existing_helper', conflict);
}

function toEmailConflict(text: string, code?: ErrorCode, conflict?: Conflict): RefusalDetails {
  return { fields: { email: [text] }, ...(code && { code }), ...(conflict && { conflicts: [conflict] }) };
}
