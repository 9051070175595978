import { defineTable } from '../provider/store/table';
import type { BranchInvitationRow, EmployeeRow, HelperProfileRow, MemberFileRow } from './rows';

/** Memberships, member files and requests to join. */
export const teamTables = {
  employee: defineTable<EmployeeRow>()({
    key: 'id',
    columns: {
      id: 'number',
      user_id: 'number',
      branch_id: 'number',
      employment_type: 'text',
      hourly_rate: 'number',
      status: 'number',
      joined_at: 'text',
      version: 'number',
      updated_by_id: 'number?',
    },
    indexes: { branch: (row) => row.branch_id, user: (row) => row.user_id },
  }),
  memberFile: defineTable<MemberFileRow>()({
    key: 'id',
    columns: {
      id: 'number',
      company_id: 'number',
      user_id: 'number',
      made_here: 'flag',
      languages: 'json',
      start_date: 'text?',
      driver_license: 'json?',
      dot_medical_expires_on: 'text?',
      emergency_contact: 'json?',
      notes: 'text',
      warned_of: 'text?',
      left_at: 'text?',
    },
    indexes: { person: { of: (row) => toFileKey(row.company_id, row.user_id), unique: true } },
  }),
  helperProfile: defineTable<HelperProfileRow>()({
    key: 'user_id',
    columns: {
      user_id: 'number',
      status: 'number',
      languages: 'json',
      tool_ids: 'json',
      vehicle_type_ids: 'json',
    },
    indexes: { status: (row) => row.status },
  }),
  branchInvitation: defineTable<BranchInvitationRow>()({
    key: 'id',
    columns: {
      id: 'number',
      branch_id: 'number',
      user_id: 'number',
      positions: 'json',
      hourly_rate: 'number',
      message: 'text?',
      message_language: 'text?',
      status: 'number',
      reason: 'text?',
      cancelled_by: 'text?',
      invited_by: 'number',
      created_at: 'text',
      responded_at: 'text?',
      employee_id: 'number?',
    },
    indexes: {
      branch: { of: (row) => row.branch_id, sort: (row) => row.created_at, order: 'desc' },
      user: { of: (row) => row.user_id, sort: (row) => row.created_at, order: 'desc' },
      state: (row) => toRequestsKey(row.branch_id, row.status),
    },
  }),
};

/** Key of a company's file about a person. */
export function toFileKey(companyId: number, userId: number): string {
  return `${companyId}/${userId}`;
}

/** Key of a branch's requests in one state. */
export function toRequestsKey(branchId: number, status: BranchInvitationRow['status']): string {
  return `${branchId}/${status}`;
}
