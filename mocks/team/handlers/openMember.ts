import { type EmployeeRow, toFileKey, type MemberFileRow, type UserRow } from '../../provider/store/schema';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import { checkReach } from '../../provider/access/reach';
import { getBranchReach } from '../../provider/access/membership';
import type { World } from '../../provider/world';

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
      made_here: false,
      languages: getLanguages(tables, userId),
      start_date: null,
      driver_license: null,
      dot_medical_expires_on: null,
      emergency_contact: null,
      notes: '',
      warned_of: null,
      left_at: null,
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
