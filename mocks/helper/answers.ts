import { slotFit, crewSize } from '#domain/orders/formation';
import { getHelpSides } from '#domain/orders/helpType';
import type { AcceptBlock, HelperInvitation, InvitationAction, JobStop, OwnConflict } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { getOfferedPay } from '../crew/answers';
import { getBucket, listActions } from '../crew/rules/answers';
import { getJobEnd } from '../crew/rules/busyTimes';
import { listCompanyStars } from '../crew/rules/ratings';
import { getTerms, listTermChanges } from '../crew/rules/reconfirm';
import { getCities, toOrderNumber } from '../orders/answers/orders';
import { findShowUpPay } from '../orders/rules/pay';
import type { InvitationRow, OrderRow, WorldTables } from '../provider/store/schema';
import { pickFields } from '../provider/store/values';
import { getAverage } from './rules';

/** Computed facts about an invitation, in addition to its rows. */
export type InvitationFacts = {
  homeMiles: number;
  conflicts: OwnConflict[];
  /** Reason accepting would be refused; null if it would not. */
  blocked: AcceptBlock | null;
  now: number;
  /** Steps of the day of the job, and rating, that are possible now. */
  steps: InvitationAction[];
};

/** An invitation as its recipient sees it: cities only, also after accepting. The details have the rest. */
export function presentHelperInvitation(
  tables: WorldTables,
  own: InvitationRow,
  order: OrderRow,
  { homeMiles, conflicts, blocked, steps, now }: InvitationFacts,
): HelperInvitation {
  const crew = tables.invitation.select('order', order.id, ({ status }) => status === InvitationStatus.accepted);
  const isAccepted = own.status === InvitationStatus.accepted;
  const { timezone } = tables.branch.require(order.branch_id);
  return {
    ...pickFields(own, ['id', 'status', 'position', 'message', 'message_language', 'attendance', 'running_late']),
    ...pickFields(own, ['reason', 'cancelled_by', 'responded_at', 'expires_at']),
    ...pickFields(order, ['closed_state', 'date', 'end_date', 'arrival_window', 'starts_at', 'help_type', 'move_size']),
    ...pickFields(order, ['special_items', 'version']),
    order_id: order.id,
    number: toOrderNumber(order),
    bucket: getBucket(own),
    hirer: presentHirer(tables, order, now),
    as_helper: slotFit(tables.user.require(own.user_id).positions, own.position) === 'helper',
    ends_at: getJobEnd(order, timezone),
    timezone,
    volume_cuft: order.volume_cuft ?? 0,
    ...getCities(order),
    stops: listStops(order),
    home_miles: homeMiles,
    drive_miles: order.distance_miles,
    pay: getOfferedPay(order, own),
    earned: order.completion?.lines.find(({ invitation_id }) => invitation_id === own.id)?.total ?? null,
    show_up_pay: toOwnShowUpPay(order, own),
    required: crewSize(order.crew_requirements),
    accepted: crew.length,
    leader: isAccepted ? findLeader(tables, crew) : null,
    changes: own.agreed ? listTermChanges(own.agreed, getTerms(order, own)) : [],
    conflicts,
    my_rating: toOwnWords(own),
    actions: [...steps, ...listActions(own, order, blocked !== null, now)],
    blocked,
    created_at: own.asked_at ?? own.created_at,
  };
}

type Hirer = Omit<HelperInvitation['hirer'], 'rating' | 'rating_count'>;

export function toHirer(tables: WorldTables, { branch_id }: Pick<OrderRow, 'branch_id'>): Hirer {
  const { company_id, name: branch_name, avatar_url } = tables.branch.require(branch_id);
  return { company_id, company_name: tables.company.require(company_id).name, branch_name, avatar_url };
}

/** The company with its rating. */
export function presentHirer(tables: WorldTables, order: OrderRow, now: number): HelperInvitation['hirer'] {
  const hirer = toHirer(tables, order);
  const stars = listCompanyStars(tables, hirer.company_id, now).map((each) => each.stars);
  return { ...hirer, rating: getAverage(stars), rating_count: stars.length };
}

function toOwnShowUpPay(order: OrderRow, { id }: InvitationRow): HelperInvitation['show_up_pay'] {
  const line = findShowUpPay(order, id);
  return line ? { hours: line.paid_hours, total: line.total } : null;
}

function toOwnWords({ company_rating }: InvitationRow): HelperInvitation['my_rating'] {
  if (!company_rating) return null;
  const { at: _at, changed_at: _changedAt, ...words } = company_rating;
  return words;
}

/** The stops of a job without their addresses. */
export function listStops(order: OrderRow): JobStop[] {
  return getHelpSides(order.help_type).flatMap((side) => {
    const kind = side === 'pick_up_addresses' ? ('pick_up' as const) : ('destination' as const);
    return order[side].map((stop): JobStop => ({
      kind,
      ...pickFields(stop, ['city', 'state', 'place_type', 'floor', 'flights_of_stairs', 'elevator', 'long_carry_ft']),
    }));
  });
}

const leading: readonly PositionCode[] = [PositionCode.foremanDriver, PositionCode.foreman];

/** Finds the leader of the crew: the foreman/driver, else the foreman. */
function findLeader(tables: WorldTables, crew: readonly InvitationRow[]): string | null {
  for (const position of leading) {
    const lead = crew.find((each) => each.position === position);
    if (lead) return tables.user.view(lead.user_id, ({ first_name }) => first_name) ?? null;
  }
  return null;
}
