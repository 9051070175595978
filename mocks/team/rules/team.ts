import type { EmployeeDocument, Conflict, ErrorCode } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { getInitial } from '#platform/lib/text';
import { type CalendarDate, parseDate, daysBetween } from '#platform/lib/time/dates';
import { isHelper, isOffice, type Reach } from '../../provider/access/access';
import {
  problemIf,
  type Problems,
  mergeProblems,
  type Refusal,
  type RefusalDetails,
  refuse,
  refuseProblems,
} from '../../provider/rules/refusals';
import type { MemberFileRow, EmployeeRow, UserRow } from '../../provider/store/schema';
import { fieldProblemTexts as fieldTexts, profileRefusalTexts as texts } from '../../provider/texts/refusals';

/** The tabs of a team: who has one of these positions (docs/product.md, "Team"). */
export const groups = {
  helpers: [PositionCode.helper],
  drivers: [PositionCode.driver, PositionCode.foremanDriver],
  foreman: [PositionCode.foreman, PositionCode.foremanDriver],
} as const satisfies Record<string, readonly PositionCode[]>;

/** Days before a document expires in which it counts as expiring. */
export const expiringDays = 30;

export function getDocumentState(expiresOn: CalendarDate, today: CalendarDate): EmployeeDocument['state'] {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'expired';
  return left <= expiringDays ? 'expiring' : 'valid';
}

/** A company's file on someone it did not add itself, before anything is entered. */
export const emptyFile = {
  made_here: false,
  start_date: null,
  driver_license: null,
  dot_medical_expires_on: null,
  emergency_contact: null,
  notes: '',
  warned_of: null,
  left_at: null,
} as const satisfies Partial<MemberFileRow>;

type Documents = Pick<MemberFileRow, 'driver_license' | 'dot_medical_expires_on'>;

/** The documents of a member that run out, licence first. */
export function listDocuments(file: Documents | undefined, today: CalendarDate): EmployeeDocument[] {
  const documents = [
    ['driver_license', file?.driver_license?.expires_on ?? null],
    ['dot_medical', file?.dot_medical_expires_on ?? null],
  ] as const;
  return documents.flatMap(([kind, expires_on]) =>
    expires_on === null ? [] : [{ kind, expires_on, state: getDocumentState(expires_on, today) }],
  );
}

/** Checks whether a document has expired or is about to. */
export function needsRenewal(documents: readonly Pick<EmployeeDocument, 'state'>[]): boolean {
  return documents.some(({ state }) => state !== 'valid');
}

export function drives(positions: readonly PositionCode[]): boolean {
  return positions.some((position) => position === PositionCode.driver || position === PositionCode.foremanDriver);
}

/** Reason these positions cannot be combined, in words; null when they can. */
export function findPositionsProblem(positions: readonly PositionCode[]): string | null {
  if (new Set(positions).size < positions.length) return fieldTexts.notValid;
  const repeats =
    positions.includes(PositionCode.foremanDriver) &&
    positions.some((position) => position === PositionCode.driver || position === PositionCode.foreman);
  return repeats ? texts.positionIncluded : null;
}

/** "Sofia D.", for helpers who have not joined. */
export function toGuardedName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${getInitial(last_name)}.`;
}

// Fields of a member --------------------------------------------------------------------------------------------------

type TypedDocuments = {
  license: { class: 'A' | 'B' | 'C' | 'none'; state: string; number_last4: string; expires_on: string } | undefined;
  medical: CalendarDate | null | undefined;
};
type Stored = Pick<MemberFileRow, 'driver_license' | 'dot_medical_expires_on'> | undefined;

/**
 * Problems with the documents of a person with these positions, by field. `kept` are the current values: a date in the past
 * is refused only if it is new (docs/product.md, "Team").
 */
export function findLicenseProblems(
  positions: readonly PositionCode[],
  { license, medical }: TypedDocuments,
  kept: Stored,
  today: CalendarDate,
): Problems {
  const before = kept?.driver_license ?? null;
  const after = license ?? before ?? noLicense;
  if (after.class === 'none') {
    return {
      ...problemIf(drives(positions), 'license_class', fieldTexts.required),
      ...findDateProblem('dot_medical_expires_on', medical),
    };
  }
  return {
    ...problemIf(after.state === '', 'license_state', fieldTexts.required),
    ...problemIf(after.number_last4 === '', 'license_number_last4', fieldTexts.required),
    ...findDayProblem('license_expires_on', after.expires_on, before?.expires_on, today),
    ...findMedicalProblem(after.class, medical, kept?.dot_medical_expires_on ?? null, today),
  };
}

const noLicense = { class: 'none', state: '', number_last4: '', expires_on: '' } as const;

function findMedicalProblem(
  kind: 'A' | 'B' | 'C',
  medical: TypedDocuments['medical'],
  before: string | null,
  today: CalendarDate,
): Problems {
  const card = medical === undefined ? before : medical;
  if (card === null) return problemIf(kind !== 'C', 'dot_medical_expires_on', fieldTexts.required);
  return findDayProblem('dot_medical_expires_on', card, before, today);
}

export function findPositionProblems(positions: readonly PositionCode[] | undefined): Problems {
  const problem = positions && findPositionsProblem(positions);
  return problem ? { positions: [problem] } : {};
}

/** A day that does not exist. An empty text is not one. */
function findDateProblem(field: string, text: string | null | undefined): Problems {
  return problemIf(typeof text === 'string' && parseDate(text) === null, field, fieldTexts.notValid);
}

function findDayProblem(field: string, day: string, before: string | null | undefined, today: CalendarDate): Problems {
  if (day === '') return { [field]: [fieldTexts.required] };
  if (parseDate(day) === null) return { [field]: [fieldTexts.notValid] };
  return problemIf(day < today && day !== before, field, texts.documentExpired);
}

type Profile = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'phone'>>;
type Terms = Partial<Pick<EmployeeRow, 'employment_type' | 'hourly_rate' | 'status'>>;
type File = Partial<
  Pick<MemberFileRow, 'languages' | 'start_date' | 'dot_medical_expires_on' | 'emergency_contact' | 'notes'>
>;

/** A license as typed: `none`, or parts, some of which may still be missing. */
export type LicenseInput = { class: 'A' | 'B' | 'C' | 'none'; state: string; number_last4: string; expires_on: string };

/** Values of a member form, with lists by name; an empty field clears, a missing one stays unchanged. */
export type MemberInput = {
  profile: Profile;
  positions: PositionCode[] | undefined;
  terms: Terms;
  file: File;
  license: LicenseInput | undefined;
  branchIds: number[] | undefined;
  isManager: boolean | undefined;
  avatar: Blob | undefined;
};

// Checks of a member --------------------------------------------------------------------------------------------------

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
