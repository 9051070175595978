import type { Company, Manager, User, CompanySetup } from '#generated/model';
import { isManager, listBranches, listManagedBranchIds, countAllUnread, isOnStaff } from '../provider/access/access';
import type { CompanyRow, ManagerRow, UserRow, WorldTables } from '../provider/store/schema';

export function presentUser(tables: WorldTables, row: UserRow): User {
  return {
    id: row.id,
    type: row.type,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    avatar_url: row.avatar_url,
    locale: row.locale,
    timezone: row.timezone,
    company_id: row.company_id,
    email_verified_at: row.email_verified_at,
    positions: row.positions,
    status: row.status,
    created_at: row.created_at,
    branches_count: listBranches(tables, row).length,
    unread_total: countAllUnread(tables, row),
    manager_inactive: isManager(row) && !isOnStaff(tables, row),
  };
}

export function presentManager(tables: WorldTables, { id, user_id }: ManagerRow): Manager {
  const { first_name, last_name, avatar_url, email, phone } = tables.user.require(user_id);
  return {
    id,
    user_id,
    first_name,
    last_name,
    avatar_url,
    email,
    phone,
    branch_ids: listManagedBranchIds(tables, user_id),
  };
}

export function presentCompany(row: CompanyRow): Company {
  return {
    id: row.id,
    name: row.name,
    legal_name: '',
    usdot_number: row.usdot_number ?? '',
    mc_number: '',
    phone: row.phone,
    email: row.email,
    website: '',
    logo_url: null,
    owner_id: row.owner_id,
  };
}

export function presentCompanySetup(
  { name, phone, email, city, state, zip, setup_dismissed_at }: CompanyRow,
  counts: Omit<CompanySetup, 'company' | 'dismissed_at'>,
): CompanySetup {
  return { company: { name, phone, email, city, state, zip }, ...counts, dismissed_at: setup_dismissed_at };
}
