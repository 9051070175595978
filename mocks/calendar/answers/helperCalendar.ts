import type { HelperCalendarItem } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { getJobEnd } from '../../crew/rules/inviting/busyTimes';
import type { InvitationRow, OrderRow, WorldTables } from '../../provider/store/schema';
import { presentCard, type Reading } from '../../orders/answers/orders';
import { redactCard } from '../../provider/answers/visibility';

/** A job or an invitation in a helper's own calendar. */
export function presentHelperCalendarItem(
  tables: WorldTables,
  row: OrderRow,
  own: InvitationRow,
  { hasConflict, reading }: { hasConflict: boolean; reading: Reading },
): HelperCalendarItem {
  const isAccepted = own.status === InvitationStatus.accepted;
  const card = redactCard(presentCard(tables, row, reading), { as: isAccepted ? 'crew' : 'asked', own });
  const { order_id, number, customer_name, customer_last_name, city_from, city_to, pick_up_address, timezone } = card;
  const { closed_state, starts_at, date, end_date, arrival_window, estimated_hours, version } = row;
  const branch = tables.branch.require(row.branch_id);
  return {
    invitation_id: own.id,
    order_id,
    number,
    status: own.status,
    closed_state,
    title: [...new Set([city_from, city_to])].filter(Boolean).join(' to '),
    starts_at,
    ends_at: getJobEnd(row, timezone),
    timezone,
    date,
    end_date,
    arrival_window,
    estimated_hours,
    company_name: tables.company.require(branch.company_id).name,
    branch_name: branch.name,
    customer_name,
    customer_last_name,
    city_from,
    city_to,
    pick_up_address,
    position: own.position,
    hourly_rate: own.hourly_rate,
    expires_at: isAccepted ? null : own.expires_at,
    has_conflict: hasConflict,
    version,
  };
}
