import type {
  ActiveStatus,
  BranchInvitation,
  DriverLicense,
  EmergencyContact,
  InvitationStatus,
  Language,
  Locale,
  PositionCode,
} from '#generated/model';
import { type RowOf, narrow } from '../provider/store/columns';
import { defineTable } from '../provider/store/table';

/** A membership of a branch; name, contact and positions are the person's. Office staff have no positions. */
export type EmployeeRow = RowOf<typeof employeeColumns>;
const employeeColumns = {
  id: 'number',
  user_id: 'number',
  branch_id: 'number',
  employment_type: narrow<'employee' | 'helper'>('text'),
  /** Cents. */
  hourly_rate: 'number',
  status: narrow<ActiveStatus>('number'),
  joined_at: 'text',
  version: 'number',
  updated_by_id: 'number?',
} as const;

/** A company's file about a person, for all its branches. */
export type MemberFileRow = RowOf<typeof memberFileColumns>;
const memberFileColumns = {
  id: 'number',
  company_id: 'number',
  user_id: 'number',
  /** The company created the account, so it may correct name and contact. Otherwise only the person may. */
  made_here: 'flag',
  languages: narrow<Language[]>('json'),
  start_date: 'text?',
  driver_license: narrow<DriverLicense | null>('json?'),
  dot_medical_expires_on: 'text?',
  emergency_contact: narrow<EmergencyContact | null>('json?'),
  notes: 'text',
  /** The expiry date of the last notification to the office. */
  warned_of: 'text?',
  /** When the last membership was removed; null for members, and when the branch was deleted. */
  left_at: 'text?',
} as const;

/** A helper's market profile: 0 incomplete, 1 active, 2 paused, 3 suspended. */
export type HelperProfileRow = RowOf<typeof helperProfileColumns>;
const helperProfileColumns = {
  user_id: 'number',
  status: narrow<0 | 1 | 2 | 3>('number'),
  languages: narrow<Language[]>('json'),
  tool_ids: narrow<number[]>('json'),
  vehicle_type_ids: narrow<number[]>('json'),
} as const;

/** A request to join a branch, sent to a helper. */
export type BranchInvitationRow = RowOf<typeof branchInvitationColumns>;
const branchInvitationColumns = {
  id: 'number',
  branch_id: 'number',
  user_id: 'number',
  positions: narrow<PositionCode[]>('json'),
  /** Cents, as offered. */
  hourly_rate: 'number',
  message: 'text?',
  /** The sender's language when they sent the message; null without one. */
  message_language: narrow<Locale | null>('text?'),
  status: narrow<InvitationStatus>('number'),
  reason: 'text?',
  cancelled_by: narrow<BranchInvitation['cancelled_by']>('text?'),
  invited_by: 'number',
  created_at: 'text',
  responded_at: 'text?',
  employee_id: 'number?',
} as const;

/** Memberships, member files and requests to join. */
export const teamTables = {
  employee: defineTable<EmployeeRow>()({
    key: 'id',
    columns: employeeColumns,
    indexes: { branch: (row) => row.branch_id, user: (row) => row.user_id },
  }),
  memberFile: defineTable<MemberFileRow>()({
    key: 'id',
    columns: memberFileColumns,
    indexes: { person: { of: (row) => toFileKey(row.company_id, row.user_id), unique: true } },
  }),
  helperProfile: defineTable<HelperProfileRow>()({
    key: 'user_id',
    columns: helperProfileColumns,
    indexes: { status: (row) => row.status },
  }),
  branchInvitation: defineTable<BranchInvitationRow>()({
    key: 'id',
    columns: branchInvitationColumns,
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
