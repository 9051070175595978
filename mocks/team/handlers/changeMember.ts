import { ProfileStatus } from '#domain/people/profileStatus';
import { getMemberRights } from '#domain/people/rights';
import type { Language } from '#generated/model';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { inLanguage } from '#platform/language/current';
import { insertUser } from '../../account/handlers/signUp';
import { mailTexts as texts } from '../../account/texts/mails';
import { requirePlanLimit } from '../../billing/handlers';
import { getStateTimezone } from '../../branches/rules';
import { toEmergencyContact } from '../../helper/rules';
import { sendMessage } from '../../notifications/events/notifying';
import { activeStatus, getBranchReach, isOffice } from '../../provider/access/access';
import { checkMayAdd, checkTerms, decideChange, type GetReach } from '../../provider/access/memberRights';
import type { Context } from '../../provider/http/context';
import { toLogoUrl } from '../../provider/http/input/files';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless, checkReadVersion, type Versioned } from '../../provider/rules/refusals';
import type { BranchRow, EmployeeRow, UserRow } from '../../provider/store/schema';
import { dropUndefined, pickFields } from '../../provider/store/values';
import type { World } from '../../provider/world';
import { decideMembership, type LicenseInput, type MemberInput } from '../rules/team';
import { removeMembership, settleAccess, addMembership, writeFile, writeManager, moveManager } from './access';
import { checkMember, findReturningMember, isCompanyManager, listMemberships, openMember } from './openMember';
import { getToday, showMember, showMemberDetail } from './showMember';

export function createEmployee({ world, user, body, setMessage }: Context<'createEmployee'>) {
  const input = readMemberForm(body);
  throwIfRefused(checkMayAdd(user, input, createReachLookup(world, user)));
  const companyId = user.company_id ?? 0;
  if (body.status !== 0) requirePlanLimit(world, companyId, 'members');
  const today = getToday(world, { timezone: user.timezone });
  const known = findReturningMember(world, user, companyId, body.email);
  checkMember(world, input, { user, companyId, today, member: known });
  const person = known ? reopenAccount(world, known, input) : openAccount(world, input, getPhotoUrl(input));
  const branches = (input.branchIds ?? []).map((id) => world.tables.branch.require(id));
  writeFile(world, person.id, input, { actorId: user.id, companyId }, true);
  const { employment_type, hourly_rate, status = 1 } = body;
  const [first] = branches.map((branch) => {
    const terms = { user_id: person.id, branch_id: branch.id, employment_type, hourly_rate, status };
    return { branch, employee: addMembership(world, terms, user.id) };
  });
  writeManager(world, person.id, input, branches, { actorId: user.id, companyId });
  const { branch, employee } = throwIfRefused(decideMembership(first));
  sendWelcome(world, person, user, branch, known ? 'again' : 'new');
  setMessage(`${person.first_name} ${person.last_name} was added.`);
  return showMemberDetail(world, employee, user);
}

type Change = Pick<Context<'updateEmployee'>, 'world' | 'user' | 'params' | 'setMessage'> & {
  body: Context<'updateEmployee'>['body'] | Context<'updateEmployeeWithPhoto'>['body'];
};

/** With or without a photo; the rest is the same. */
export function updateEmployee({ world, user, params, body, setMessage }: Change) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  const memberships = listMemberships(world, companyId, employee.user_id);
  const before = {
    employee,
    isManager: isCompanyManager(world, companyId, employee.user_id),
    branchIds: memberships.map(({ branch_id }) => branch_id),
  };
  const input = throwIfRefused(decideChange(user, readMemberForm(body), before, createReachLookup(world, user)));
  const member = world.tables.user.require(employee.user_id);
  throwIfRefused(checkReadVersion(toVersioned(world, employee), body.version));
  if (input.terms.status === activeStatus) requirePlanLimitFor(world, companyId, memberships);
  checkMember(world, input, { user, companyId, today: getToday(world, { timezone: user.timezone }), member });
  const written = writePerson(world, member, input);
  writeFile(world, member.id, input, { actorId: user.id, companyId }, false);
  const remaining = moveBranches(world, user, employee, input);
  const managed = remaining.map(({ branch_id }) => world.tables.branch.require(branch_id));
  writeManager(world, member.id, input, managed, { actorId: user.id, companyId });
  const shown = throwIfRefused(decideMembership(remaining.find(({ id }) => id === employee.id) ?? remaining[0]));
  if (written.email !== member.email)
    sendWelcome(world, written, user, world.tables.branch.require(shown.branch_id), 'new');
  setMessage(`${member.first_name} was saved.`);
  return showMemberDetail(world, world.tables.employee.require(shown.id), user);
}

export function changeEmployeeTerms({ world, user, params, body, setMessage }: Context<'changeEmployeeTerms'>) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  const { status = employee.status, hourly_rate = employee.hourly_rate } = body;
  throwIfRefused(checkTerms(user, employee, { status }, isCompanyManager(world, companyId, employee.user_id)));
  throwIfRefused(checkReadVersion(toVersioned(world, employee), body.version));
  if (body.status === activeStatus)
    requirePlanLimitFor(world, companyId, listMemberships(world, companyId, employee.user_id));
  const changed = world.tables.employee.update(employee.id, {
    status,
    hourly_rate,
    version: employee.version + 1,
    updated_by_id: user.id,
  });
  if (status !== employee.status) settleAccess(world, companyId, employee.user_id);
  world.announce({ type: 'memberChanged', employee: changed, change: 'updated' });
  setMessage('Saved.');
  return showMember(world, changed, user);
}

export function deleteEmployee({ world, user, params, setMessage }: Context<'deleteEmployee'>) {
  const employee = openMember(world, user, params.employeeId);
  const companyId = user.company_id ?? 0;
  throwIfRefused(forbidUnless(getMemberRights(user.type, isCompanyManager(world, companyId, employee.user_id)).remove));
  removeMembership(world, employee, user.id);
  settleAccess(world, companyId, employee.user_id);
  const { first_name, last_name } = world.tables.user.require(employee.user_id);
  setMessage(`${first_name} ${last_name} was removed.`);
  return {};
}

/** A person who is active in one branch already counts. */
function requirePlanLimitFor(world: World, companyId: number, memberships: readonly EmployeeRow[]): void {
  if (memberships.every(({ status }) => status === ActiveStatus.inactive))
    requirePlanLimit(world, companyId, 'members');
}

function toVersioned({ tables }: World, { id, version, user_id, updated_by_id }: EmployeeRow): Versioned {
  const { first_name, last_name } = tables.user.require(user_id);
  const by = tables.user.get(updated_by_id ?? 0);
  return { kind: 'employee', id, version, label: `${first_name} ${last_name}`, name: first_name, by };
}

function createReachLookup({ tables }: World, user: UserRow): GetReach {
  return (branchId) => getBranchReach(tables, user, branchId);
}

type Body =
  | Context<'createEmployee'>['body']
  | Context<'updateEmployee'>['body']
  | Context<'updateEmployeeWithPhoto'>['body'];
/** JSON has a list under its name. A form repeats the part `name[]`. */
type Form = Partial<Context<'createEmployee'>['body']> &
  Partial<Omit<Context<'updateEmployee'>['body'], 'languages'>> & { languages?: Language[] | '' | undefined };

function readMemberForm(body: Body): MemberInput {
  const form: Form = body;
  const branchIds = form.branch_ids ?? form['branch_ids[]'];
  return {
    profile: dropUndefined(pickFields(form, ['first_name', 'last_name', 'email', 'phone'])),
    positions: form.positions ?? form['positions[]'],
    terms: dropUndefined(pickFields(form, ['employment_type', 'hourly_rate', 'status'])),
    file: dropUndefined({
      languages: readLanguages(form),
      start_date: emptyToNull(form.start_date),
      dot_medical_expires_on: emptyToNull(form.dot_medical_expires_on),
      emergency_contact: toEmergencyContact(form),
      notes: form.notes,
    }),
    license: readLicense(form),
    branchIds: branchIds && [...new Set(branchIds)],
    isManager: form.is_manager,
    avatar: form.avatar,
  };
}

function readLanguages(form: Form): Language[] | undefined {
  if (form.languages === '') return [];
  const languages = form.languages ?? form['languages[]'];
  return languages && [...new Set(languages)];
}

function readLicense(form: Form): LicenseInput | undefined {
  const { license_class, license_state: state = '', license_number_last4: number_last4 = '' } = form;
  if (license_class === undefined) return undefined;
  return { class: license_class, state, number_last4, expires_on: form.license_expires_on ?? '' };
}

function emptyToNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}

/**
 * Makes a person a member of exactly these branches, as far as the caller may act in them, with the terms of the form.
 * The opened membership moves instead of ending, so that links to it keep working. Returns the memberships after the
 * change.
 */
function moveBranches(world: World, user: UserRow, opened: EmployeeRow, input: MemberInput): EmployeeRow[] {
  const { tables } = world;
  const companyId = user.company_id ?? 0;
  const before = listMemberships(world, companyId, opened.user_id);
  const isOpen = ({ branch_id }: EmployeeRow) => getBranchReach(tables, user, branch_id) === 'open';
  const targetIds = input.branchIds ?? before.filter(isOpen).map(({ branch_id }) => branch_id);
  const missing = targetIds.filter((id) => !before.some(({ branch_id }) => branch_id === id));
  const target = targetIds.includes(opened.branch_id) ? undefined : missing.shift();
  const own = { user_id: opened.user_id, ...getTerms(opened, input) };
  for (const row of before.filter(isOpen)) {
    const branch_id = row.id === opened.id && target !== undefined ? target : row.branch_id;
    if (targetIds.includes(branch_id)) change(world, row, { ...getTerms(row, input), branch_id }, user.id);
    else removeMembership(world, row, user.id);
  }
  for (const branch_id of missing) addMembership(world, { ...own, branch_id }, user.id);
  settleAccess(world, companyId, opened.user_id);
  return listMemberships(world, companyId, opened.user_id);
}

type Terms = Pick<EmployeeRow, 'employment_type' | 'hourly_rate' | 'status'>;

function getTerms({ employment_type, hourly_rate, status }: EmployeeRow, { terms }: MemberInput): Terms {
  return { employment_type, hourly_rate, status, ...terms };
}

function change(world: World, row: EmployeeRow, patch: Terms & { branch_id: number }, actorId: number): void {
  const employee = world.tables.employee.update(row.id, { ...patch, version: row.version + 1, updated_by_id: actorId });
  if (row.branch_id !== patch.branch_id) {
    moveManager(world, row.user_id, { from: row.branch_id, to: patch.branch_id }, actorId);
    // The former team has changed too.
    world.announce({ type: 'memberChanged', employee: row, change: 'removed' });
  }
  world.announce({
    type: 'memberChanged',
    employee,
    change: row.branch_id === patch.branch_id ? 'updated' : 'created',
  });
}

// Accounts ------------------------------------------------------------------------------------------------------------

/** Creates the account of a person the company adds. They set a password with a "Forgot password" code. */
function openAccount(world: World, input: MemberInput, avatar_url: string | null): UserRow {
  const { tables } = world;
  const branch = tables.branch.get(input.branchIds?.[0] ?? 0);
  const languages = input.file.languages ?? [];
  const user = insertUser(world, {
    type: UserType.helper,
    ...nameless,
    ...input.profile,
    avatar_url,
    password: world.random.uuid(),
    locale: languages[0] === 'es' ? 'es' : 'en',
    timezone: branch?.timezone ?? getStateTimezone('AZ'),
    positions: input.positions ?? [],
    hourly_rate: input.terms.hourly_rate ?? null,
  });
  tables.helperProfile.insert({
    user_id: user.id,
    status: ProfileStatus.incomplete,
    languages,
    tool_ids: [],
    vehicle_type_ids: [],
  });
  return user;
}

const nameless = { first_name: '', last_name: '', email: '', phone: '' };

/** Updates the account of a returning person from the form. Office staff have no positions. */
function reopenAccount(world: World, former: UserRow, input: MemberInput): UserRow {
  const { email: _same, ...profile } = input.profile;
  return writePerson(world, former, { ...input, profile, positions: isOffice(former) ? undefined : input.positions });
}

/** Writes changes to the person's own profile. */
function writePerson(world: World, member: UserRow, input: MemberInput): UserRow {
  const photo = getPhotoUrl(input);
  const written = world.tables.user.update(member.id, {
    ...input.profile,
    ...(input.positions && { positions: input.positions }),
    ...(photo !== null && { avatar_url: photo }),
  });
  world.announce({ type: 'userUpdated', userId: member.id });
  return written;
}

function getPhotoUrl({ avatar }: MemberInput): string | null {
  return avatar ? toLogoUrl(avatar) : null;
}

/** Sends the welcome mail to a person who was added, and again to a corrected address. */
function sendWelcome(world: World, user: UserRow, by: UserRow, branch: BranchRow, how: 'new' | 'again'): void {
  const company = world.tables.company.require(branch.company_id).name;
  const adder = `${by.first_name} ${by.last_name}`;
  const { subject, text } = inLanguage(user.locale, () => ({
    subject: texts.added(company),
    text: (how === 'new' ? texts.addedText : texts.addedAgainText)(adder, branch.name),
  }));
  sendMessage(world, { channel: 'email', to: user.email, subject, text, code: null });
}
