import { isOpenInvitation } from '#domain/orders/statuses';
import { listWorkDays } from '#domain/time/workDays';
import { InvitationStatus } from '#generated/model/codes';
import { defineTable } from '../provider/store/table';
import type { InvitationRow, OrderEventRow, OrderFileRow, OrderRow } from './rows';

/** Orders, invitations, order events, and uploaded files of orders that are not saved yet. */
export const ordersTables = {
  order: defineTable<OrderRow>()({
    key: 'id',
    columns: {
      id: 'number',
      branch_id: 'number',
      status: 'number',
      closed_state: 'text?',
      version: 'number',
      customer_name: 'text',
      customer_last_name: 'text',
      customer_primary_phone: 'text',
      customer_secondary_phone: 'text?',
      customer_email: 'text?',
      company_name: 'text?',
      help_type: 'number',
      job_type: 'text',
      move_size: 'text',
      packing: 'text',
      date: 'text',
      arrival_window: 'text',
      firm_time: 'flag',
      estimated_hours: 'number',
      flexible_days: 'number',
      end_date: 'text?',
      starts_at: 'text',
      latest_end_at: 'text',
      pick_up_addresses: 'json',
      destination_addresses: 'json',
      items: 'json',
      special_items: 'json',
      volume_cuft: 'number?',
      weight_lb: 'number?',
      distance_miles: 'number',
      crew_requirements: 'json',
      tool_ids: 'json',
      languages: 'json',
      favorites_first: 'flag',
      vehicle_requirements: 'json',
      pay_type: 'text',
      offered_rates: 'json',
      min_paid_hours: 'number',
      travel_pay: 'number',
      customer_quote: 'number?',
      crew_notes: 'text',
      crew_notes_language: 'text?',
      access_notes_language: 'text?',
      office_notes: 'text',
      attachments: 'json',
      created_at: 'text',
      updated_at: 'text',
      created_by_id: 'number',
      updated_by_id: 'number',
      closed_at: 'text?',
      closed_by_id: 'number?',
      cancel_reason: 'text?',
      cancel_comment: 'text?',
      show_up_pay_hours: 'number',
      show_up_pay: 'json',
      completion: 'json?',
    },
    indexes: {
      recent: { of: openLists, sort: (row) => row.updated_at },
      upcoming: { of: openLists, sort: (row) => row.starts_at },
      history: {
        of: (row) => (row.closed_state === null ? null : row.branch_id),
        sort: (row) => row.closed_at ?? '',
        order: 'desc',
      },
      /** One key per work day. */
      day: {
        of: (row) => listWorkDays(row).map((day) => toDayKey(row.branch_id, day)),
        sort: (row) => row.starts_at,
        grouped: true,
      },
      branch: (row) => row.branch_id,
      /** Jobs of all branches that take place on a local day. */
      workDay: (row) => (row.closed_state === 'cancelled' ? [] : listWorkDays(row)),
      /** Open orders of all branches by the UTC day on which they start. */
      openDay: (row) => (row.closed_state === null ? row.starts_at.slice(0, 10) : null),
      /** Completed orders of all branches by the UTC day on which they were completed. */
      completedDay: (row) => (row.closed_state === 'completed' ? (row.closed_at?.slice(0, 10) ?? null) : null),
    },
  }),
  invitation: defineTable<InvitationRow>()({
    key: 'id',
    columns: {
      id: 'number',
      order_id: 'number',
      branch_id: 'number',
      employee_id: 'number?',
      user_id: 'number',
      position: 'number',
      hourly_rate: 'number',
      status: 'number',
      source: 'text',
      message: 'text?',
      message_language: 'text?',
      reason: 'text?',
      reason_comment: 'text?',
      cancelled_by: 'text?',
      invited_by: 'number',
      created_at: 'text',
      responded_at: 'text?',
      expires_at: 'text',
      reconfirm_of: 'number?',
      asked_at: 'text?',
      late_cancel: 'flag',
      override_reason: 'text?',
      version: 'number',
      updated_by_id: 'number?',
      agreed: 'json?',
      attendance: 'json',
      running_late: 'json?',
      company_rating: 'json?',
    },
    indexes: {
      order: { of: (row) => row.order_id, grouped: true },
      user: (row) => row.user_id,
      /** Ratings of a branch by its helpers. */
      rated: (row) => (row.company_rating === null ? null : row.branch_id),
      /** People who are busy or may be: invited or accepted. */
      busy: { of: (row) => (isOpenInvitation(row) ? row.user_id : null), grouped: true },
      waiting: { of: (row) => (row.status === InvitationStatus.new ? 'new' : null), sort: (row) => row.expires_at },
    },
  }),
  orderEvent: defineTable<OrderEventRow>()({
    key: 'id',
    columns: {
      id: 'number',
      order_id: 'number',
      version: 'number',
      type: 'text',
      actor_id: 'number?',
      at: 'text',
      text: 'text',
      fields: 'json',
    },
    indexes: { order: (row) => row.order_id },
  }),
  orderFile: defineTable<OrderFileRow>()({
    key: 'id',
    columns: {
      id: 'number',
      name: 'text',
      url: 'text',
      size: 'number',
      type: 'text',
      branch_id: 'number',
      sent_at: 'text',
    },
    indexes: { waiting: { of: () => 'all', sort: (row) => row.sent_at } },
  }),
};

/** Key of the open orders of a branch in certain states: `2,3,4`. */
export function toListKey(branchId: number, states: string): string {
  return `${branchId}/${states}`;
}

export function toDayKey(branchId: number, date: string): string {
  return `${branchId}/${date}`;
}

/** Every combination of formation states: "1", "2", "1,2" … */
const subsets = Array.from({ length: 15 }, (_, bits) =>
  [1, 2, 3, 4].filter((state) => ((bits + 1) >> (state - 1)) & 1).join(),
);

/** The list keys of an open order: one for each combination that includes its state. */
function openLists({ branch_id, status, closed_state }: OrderRow): string[] {
  if (closed_state !== null) return [];
  return subsets.filter((states) => states.includes(String(status))).map((states) => toListKey(branch_id, states));
}
