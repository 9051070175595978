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

/** A membership of a branch; name, contact and positions are the person's. Office staff have no positions. */
export type EmployeeRow = {
  id: number;
  user_id: number;
  branch_id: number;
  employment_type: 'employee' | 'helper';
  /** Cents. */
  hourly_rate: number;
  status: ActiveStatus;
  joined_at: string;
  version: number;
  updated_by_id: number | null;
};

/** A company's file about a person, for all its branches. */
export type MemberFileRow = {
  id: number;
  company_id: number;
  user_id: number;
  /** The company created the account, so it may correct name and contact. Otherwise only the person may. */
  made_here: boolean;
  languages: Language[];
  start_date: string | null;
  driver_license: DriverLicense | null;
  dot_medical_expires_on: string | null;
  emergency_contact: EmergencyContact | null;
  notes: string;
  /** The expiry date of the last notification to the office. */
  warned_of: string | null;
  /** When the last membership was removed; null for members, and when the branch was deleted. */
  left_at: string | null;
};

/** A helper's market profile: 0 incomplete, 1 active, 2 paused, 3 suspended. */
export type HelperProfileRow = {
  user_id: number;
  status: 0 | 1 | 2 | 3;
  languages: Language[];
  tool_ids: number[];
  vehicle_type_ids: number[];
};

/** A request to join a branch, sent to a helper. */
export type BranchInvitationRow = {
  id: number;
  branch_id: number;
  user_id: number;
  positions: PositionCode[];
  /** Cents, as offered. */
  hourly_rate: number;
  message: string | null;
  /** The sender's language when they sent the message; null without one. */
  message_language: Locale | null;
  status: InvitationStatus;
  reason: string | null;
  cancelled_by: BranchInvitation['cancelled_by'];
  invited_by: number;
  created_at: string;
  responded_at: string | null;
  employee_id: number | null;
};
