import { type BranchRow, type EmployeeRow, toFileKey } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { assignManager, dismissManager } from './access/managing';
import type { LicenseInput, MemberInput } from '../rules/memberInput';
import { getMemberFile } from './openMember';

type Author = { actorId: number; companyId: number };

/** Writes the company's file on a person. */
export function writeFile(
  world: World,
  userId: number,
  input: MemberInput,
  { companyId }: Author,
  isNew: boolean,
): void {
  const { db, tables } = world;
  const known = tables.memberFile.one('person', toFileKey(companyId, userId));
  const file = {
    ...(known ?? getMemberFile(world, companyId, userId)),
    ...input.file,
    ...(input.license && { driver_license: toLicense(input.license) }),
    ...(input.license?.class === 'none' && { dot_medical_expires_on: null }),
    ...(isNew && { made_here: true, left_at: null }),
  };
  if (known) tables.memberFile.update(known.id, file);
  else tables.memberFile.insert({ ...file, id: db.nextId('memberFile') });
}

/** Adds a membership of a branch and announces it. */
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
    ...terms,
    user_id,
    branch_id,
    id: world.db.nextId('employee'),
    joined_at: world.now(),
    version: 1,
    updated_by_id: actorId,
  });
  world.announce({ type: 'memberChanged', employee, change: 'created' });
  return employee;
}

/** Makes a person a manager of their branches, or ends that role. Does nothing if nothing changes. */
export function writeManager(
  world: World,
  userId: number,
  { isManager }: Pick<MemberInput, 'isManager'>,
  branches: readonly BranchRow[],
  { actorId, companyId }: Author,
): void {
  const was = world.tables.manager.one('user', userId)?.company_id === companyId;
  if (isManager === true && !was) assignManager(world, userId, companyId, branches, actorId);
  if (isManager === false && was) dismissManager(world, userId);
}

function toLicense({ class: kind, ...rest }: LicenseInput) {
  return kind === 'none' ? null : { class: kind, ...rest };
}
