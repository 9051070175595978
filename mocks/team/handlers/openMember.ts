import { can } from '#domain/people/rights';
import { ActiveStatus } from '#generated/model/codes';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { hasLogin, canCorrectEmail } from '../../account/rules';
import { checkReach, getBranchReach, activeStatus, isHelper } from '../../provider/access/access';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import { type EmployeeRow, toFileKey, type MemberFileRow, type UserRow } from '../../provider/store/schema';
import { hourMs } from '../../provider/time/clock';
import { repeatEvery } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';
import {
  checkMemberForm,
  type EmailOwner,
  type KnownMember,
  type MemberInput,
  listDocuments,
  emptyFile,
  needsRenewal,
} from '../rules/team';

/** The member with this id, if the caller may act in their branch; 404 or 403 otherwise. */
export function openMember(world: World, user: UserRow, employeeId: number): EmployeeRow {
  const employee = orNotFound(world.tables.employee.get(employeeId));
  throwIfRefused(checkReach(getBranchReach(world.tables, user, employee.branch_id)));
  return employee;
}

/** The company's file on a person; an empty file if there is none yet. */
export function getMemberFile({ tables }: World, companyId: number, userId: number): Omit<MemberFileRow, 'id'> {
  return (
    tables.memberFile.one('person', toFileKey(companyId, userId)) ?? {
      company_id: companyId,
      user_id: userId,
      ...emptyFile,
      languages: getLanguages(tables, userId),
    }
  );
}

/** Memberships of a person in the branches of a company, oldest first. */
export function listMemberships({ tables }: World, companyId: number, userId: number): EmployeeRow[] {
  return tables.employee.select(
    'user',
    userId,
    ({ branch_id }) => tables.branch.view(branch_id, ({ company_id }) => company_id) === companyId,
  );
}

export function isCompanyManager({ tables }: World, companyId: number, userId: number): boolean {
  return tables.manager.one('user', userId)?.company_id === companyId;
}

function getLanguages(tables: World['tables'], userId: number): MemberFileRow['languages'] {
  const offered = tables.helperProfile.view(userId, ({ languages }) => [...languages]);
  return offered ?? tables.user.view(userId, ({ locale }) => [locale]) ?? [];
}

/** A person the company removed, with an account that the company made. They keep the account if added again. */
function findFormerMember({ tables }: World, companyId: number, email: string): UserRow | undefined {
  const user = tables.user.one('email', email.trim().toLowerCase());
  if (user?.status !== activeStatus) return undefined;
  const isElsewhere = user.company_id !== null && user.company_id !== companyId;
  const file = tables.memberFile.one('person', toFileKey(companyId, user.id));
  return file?.made_here && file.left_at !== null && !isElsewhere ? user : undefined;
}

/**
 * The same if the actor may take them back, null otherwise. Only the owner may take back office staff, because that
 * gives them a role.
 */
export function findReturningMember(world: World, actor: UserRow, companyId: number, email: string): UserRow | null {
  const former = findFormerMember(world, companyId, email);
  return former && can(actor.type, isHelper(former) ? 'addMember' : 'assignManagers') ? former : null;
}

/** The caller, the company, and the existing member, if any. */
type Asking = { user: UserRow; companyId: number; today: string; member: UserRow | null };

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

// Documents -----------------------------------------------------------------------------------------------------------

/** Notifies the office once about each expiring document. Returns the function that stops it. */
export const startDocumentWarnings = (world: World): (() => void) =>
  repeatEvery(
    world,
    // Documents expire at midnight, so a few checks a day are enough.
    () => 6 * hourMs,
    () => warnAboutDocuments(world),
  );

function warnAboutDocuments(world: World): void {
  for (const file of world.tables.memberFile.where(hasDocuments)) warnAboutFile(world, file);
}

function warnAboutFile(world: World, file: MemberFileRow): void {
  const [member] = listMemberships(world, file.company_id, file.user_id).filter(
    ({ status }) => status === ActiveStatus.active,
  );
  if (!member) return;
  const { timezone } = world.tables.branch.require(member.branch_id);
  const documents = listDocuments(file, todayIn(timezone, world.clock.now()));
  const old = documents
    .filter((document) => needsRenewal([document]))
    .toSorted((a, b) => (a.expires_on < b.expires_on ? 1 : -1))[0];
  if (!old || (file.warned_of !== null && old.expires_on <= file.warned_of)) return;
  world.tables.memberFile.update(file.id, { warned_of: old.expires_on });
  world.announce({ type: 'documentExpiring', employee: member, document: old });
}

function hasDocuments({ driver_license, dot_medical_expires_on }: Readonly<MemberFileRow>): boolean {
  return driver_license !== null || dot_medical_expires_on !== null;
}
