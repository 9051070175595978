import { type BranchRow, type EmployeeRow, fileOf, type UserRow } from '../../db/schema';
import { timezoneOfState } from '../../rules/branchFields';
import type { World } from '../../world';
import { assignManager, dismissManager } from './managing';
import type { LicenseWish, MemberWish } from './memberForm';
import { fileOfMember } from './openMember';

type Author = { actorId: number; companyId: number };

/** The account of somebody the company adds; they choose a password by the code of "Forgot password". */
export function openAccount(world: World, wish: MemberWish, avatar_url: string | null): UserRow {
  const { db, tables, random } = world;
  const branch = tables.branch.get(wish.branchIds?.[0] ?? 0);
  const languages = wish.file.languages ?? [];
  const user = tables.user.insert({
    ...{ id: db.nextId('user'), type: 4, ...nameless, ...wish.profile, avatar_url, company_id: null },
    ...{ password: random.uuid(), locale: languages[0] === 'es' ? 'es' : 'en', status: 1, email_verified_at: null },
    timezone: branch?.timezone ?? timezoneOfState('AZ'),
    ...{ positions: wish.positions ?? [], hourly_rate: wish.terms.hourly_rate ?? null, serving_area_ids: [] },
    ...{ zip: null, birth_date: null, created_at: world.now() },
  });
  tables.helperProfile.insert({ user_id: user.id, status: 0, languages, tool_ids: [], vehicle_type_ids: [] });
  return user;
}

const nameless = { first_name: '', last_name: '', email: '', phone: '' };

/** What the provider mails to somebody who was added. */
export function welcome({ db, tables, now }: World, user: UserRow, by: UserRow, branch: BranchRow): void {
  const company = tables.company.require(branch.company_id).name;
  const text = `${by.first_name} ${by.last_name} added you to ${branch.name}. Choose a password with "Forgot password".`;
  const subject = `You are a member of ${company}`;
  const message = { channel: 'email', to: user.email, subject, text, code: null, sent_at: now() } as const;
  tables.message.insert({ id: db.nextId('message'), ...message });
}

/** Writes what was said of a person for the whole company. */
export function writeFile(world: World, userId: number, wish: MemberWish, { companyId }: Author, isNew: boolean): void {
  const { db, tables } = world;
  const known = tables.memberFile.one('person', fileOf(companyId, userId));
  const file = {
    ...(known ?? fileOfMember(world, companyId, userId)),
    ...wish.file,
    ...(wish.license && { driver_license: licenseOf(wish.license) }),
    ...(wish.license?.class === 'none' && { dot_medical_expires_on: null }),
    ...(isNew && { made_here: true }),
  };
  if (known) tables.memberFile.update(known.id, file);
  else tables.memberFile.insert({ ...file, id: db.nextId('memberFile') });
}

/** A membership of a branch, told to those who look at its team. */
export function addMembership(
  world: World,
  {
    user_id,
    branch_id,
    ...terms
  }: Pick<EmployeeRow, 'user_id' | 'branch_id' | 'employment_type' | 'hourly_rate' | 'status'>,
  actorId: number | null,
): EmployeeRow {
  const employee = world.tables.employee.insert({
    ...{ ...terms, user_id, branch_id, id: world.db.nextId('employee') },
    ...{ joined_at: world.now(), version: 1, updated_by_id: actorId },
  });
  world.announce({ type: 'memberChanged', employee, change: 'created' });
  return employee;
}

/** Makes somebody a manager of their branches, or no manager any more; what they are already stays as it is. */
export function writeManager(
  world: World,
  userId: number,
  { isManager }: Pick<MemberWish, 'isManager'>,
  branches: readonly BranchRow[],
  { actorId, companyId }: Author,
): void {
  const was = world.tables.manager.one('user', userId)?.company_id === companyId;
  if (isManager === true && !was) assignManager(world, userId, companyId, branches, actorId);
  if (isManager === false && was) dismissManager(world, userId);
}

function licenseOf({ class: kind, ...rest }: LicenseWish) {
  return kind === 'none' ? null : { class: kind, ...rest };
}
