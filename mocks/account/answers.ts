import type { Company, Manager, User, CompanySetup } from '#generated/model';
import { isManager, listBranches, listManagedBranchIds, countAllUnread, isOnStaff } from '../provider/access/access';
import type { CompanyRow, ManagerRow, UserRow, WorldTables } from '../provider/store/schema';
import { pickFields } from '../provider/store/values';

export function presentUser(tables: WorldTables, row: UserRow): User {
  return {
    ...pickFields(row, ['id', 'type', 'email', 'first_name', 'last_name', 'phone', 'avatar_url', 'locale']),
    ...pickFields(row, ['timezone', 'company_id', 'email_verified_at', 'positions', 'status', 'created_at']),
    branches_count: listBranches(tables, row).length,
    unread_total: countAllUnread(tables, row),
    manager_inactive: isManager(row) && !isOnStaff(tables, row),
  };
}

export function presentManager(tables: WorldTables, { id, user_id }: ManagerRow): Manager {
  return {
    id,
    user_id,
    ...pickFields(tables.user.require(user_id), ['first_name', 'last_name', 'avatar_url', 'email', 'phone']),
    branch_ids: listManagedBranchIds(tables, user_id),
  };
}

export function presentCompany(row: CompanyRow): Company {
  return {
    ...pickFields(row, ['id', 'name', 'phone', 'email', 'owner_id']),
    legal_name: '',
    usdot_number: row.usdot_number ?? '',
    mc_number: '',
    website: '',
    logo_url: null,
  };
}

export function presentCompanySetup(
  row: CompanyRow,
  counts: Omit<CompanySetup, 'company' | 'dismissed_at'>,
): CompanySetup {
  const company = pickFields(row, ['name', 'phone', 'email', 'city', 'state', 'zip']);
  return { company, ...counts, dismissed_at: row.setup_dismissed_at };
}
