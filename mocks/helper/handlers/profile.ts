import { getWeek } from '#domain/time/workDays';
import type {
  HelperArea,
  HelperProfile,
  HelperVehicle,
  Locale,
  OwnRating,
  Reliability,
  Review,
  EarningsLine,
  EarningsWeek,
} from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { getHelperPlan } from '../../billing/handlers';
import { checkHelperPro } from '../../billing/rules/plans';
import { getTrackRecord } from '../../crew/rules/ratings';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { findShowUpPay } from '../../orders/rules/pay';
import { canRead } from '../../provider/access/reading';
import { type Context, paginate } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import type { ProfileDetailRow, UserRow, OrderRow } from '../../provider/store/schema';
import { pickFields } from '../../provider/store/values';
import { dayMs, toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { toHirer } from '../answers';
import { getAverage, noDetails, usualRadius, getReliability, summarizeReviews } from '../rules';
import { getHours, getProfile, listMissing, requireHelper } from './hours';

const profileParts = 6;

export function getDetails({ tables }: World, userId: number): Omit<ProfileDetailRow, 'user_id'> {
  return tables.profileDetail.get(userId) ?? noDetails;
}

/** The profile of a person as they see it. */
export function showProfile(world: World, userId: number): HelperProfile {
  const user = world.tables.user.require(userId);
  const profile = getProfile(world, userId);
  const details = getDetails(world, userId);
  const { availabilities, exceptions } = getHours(world, userId);
  const stars = listReviews(world, user).map((review) => review.stars);
  const missing = listMissing(world, userId);
  return {
    user_id: userId,
    status: profile.status,
    personal_info: {
      ...pickFields(user, ['first_name', 'last_name', 'avatar_url', 'email', 'phone', 'birth_date', 'zip', 'locale']),
      ...pickFields(details, ['address_line', 'city', 'state', 'about', 'emergency_contact']),
      languages: profile.languages,
    },
    positions: user.positions,
    ...pickFields(details, ['driver_license', 'foreman_years', 'position_rates']),
    serving_areas: listAreas(world, user),
    availabilities: [...availabilities],
    availability_exceptions: [...exceptions],
    hourly_rate: user.hourly_rate,
    rating: getAverage(stars),
    rating_count: stars.length,
    tool_ids: profile.tool_ids,
    vehicle_types: listVehicles(profile.vehicle_type_ids, details.vehicles),
    reliability: findReliability(world, user),
    completeness: { percent: Math.round(((profileParts - missing.length) / profileParts) * 100), missing },
  };
}

/** The areas in the order the helper chose them. */
export function listAreas(world: World, { id, serving_area_ids }: UserRow): HelperArea[] {
  const { area_radii } = getDetails(world, id);
  return serving_area_ids.map((areaId) => {
    const area = world.tables.servingArea.require(areaId);
    const shown = pickFields(area, ['id', 'name', 'state_code', 'name_with_state_initials', 'lat', 'lng']);
    return { ...shown, radius_miles: area_radii[areaId] ?? usualRadius };
  });
}

/** Vehicles with what is known of them. */
function listVehicles(ids: readonly number[], known: readonly HelperVehicle[]): HelperVehicle[] {
  return ids.map(
    (vehicle_type_id) =>
      known.find((each) => each.vehicle_type_id === vehicle_type_id) ?? {
        vehicle_type_id,
        make: '',
        year: null,
        insured_until: null,
      },
  );
}

const recentMs = 90 * dayMs;

export function getOwnRating({ world, user }: Context<'getOwnRating'>): OwnRating {
  requireHelper(user);
  return { ...summarizeReviews(listReviews(world, user)), reliability: findReliability(world, user) };
}

/** The ratings that the helper may see, newest first. */
export function listReviews({ tables, clock }: World, user: UserRow): Review[] {
  const now = clock.now().getTime();
  const reviews = tables.invitation.viewAll('busy', user.id, ({ id, order_id, company_rating }) => {
    const isRated = tables.order.view(order_id, (order) => findRating(order, id) !== undefined);
    const order = isRated ? tables.order.require(order_id) : undefined;
    const rating = order && findRating(order, id);
    if (
      !order ||
      !rating ||
      !canRead(tables, user, { kind: 'rating', order, invitation: { user_id: user.id, company_rating } }, now)
    )
      return [];
    const { company_id } = tables.branch.require(order.branch_id);
    const review: Review = {
      order_id,
      number: toOrderNumber(order),
      company_name: tables.company.require(company_id).name,
      city: getCities(order).city_from,
      date: order.date,
      stars: rating.stars,
      tags: rating.tags ?? [],
      comment: rating.comment ?? '',
      comment_language: rating.comment ? findCloserLanguage(tables, order) : null,
    };
    return [review];
  });
  return reviews.flat().sort((a, b) => b.date.localeCompare(a.date) || b.order_id - a.order_id);
}

/** Person who completed the job, and so rated its crew. */
function findCloserLanguage({ user }: World['tables'], { closed_by_id }: OrderRow): Locale | null {
  return (closed_by_id === null ? undefined : user.get(closed_by_id))?.locale ?? null;
}

function findRating({ completion }: Readonly<OrderRow>, invitationId: number) {
  return completion?.lines.find(({ invitation_id }) => invitation_id === invitationId)?.rating ?? undefined;
}

export function findReliability({ tables, clock }: World, { id }: UserRow): Reliability {
  const now = clock.now().getTime();
  const answers = tables.invitation.select(
    'user',
    id,
    ({ responded_at }) => responded_at !== null && responded_at > toIso(now - recentMs),
  );
  const isDeclined = ({ status, reason }: (typeof answers)[number]) =>
    status === InvitationStatus.rejected || reason === 'expired';
  // Show-up counts jobs of all companies; the branch only decides about stars.
  const { showUp } = getTrackRecord(tables, id, { branch_id: 0, readerId: id, now });
  return getReliability({
    accepted: answers.filter(({ status }) => status === InvitationStatus.accepted).length,
    notAccepted: answers.filter(isDeclined).length,
    showUp,
    lateCancels: answers.filter(({ late_cancel }) => late_cancel).length,
  });
}

// Earnings ------------------------------------------------------------------------------------------------------------

/** The caller's completed jobs, and canceled ones with show-up pay, by week, newest first (docs/product.md, "Pay"). One week is a statement, which needs the plan. */
export function getEarnings({ world, user, query }: Context<'getEarnings'>) {
  requireHelper(user);
  const day = query['filter[date]'];
  if (day !== undefined) throwIfRefused(checkHelperPro(user, getHelperPlan(world, user.id), 'statements'));
  const weeks = listEarnings(world, user.id);
  const wanted =
    day === undefined ? weeks : weeks.filter(({ date_from, date_to }) => day >= date_from && day <= date_to);
  return paginate(wanted, query, (week) => week);
}

/** All weeks with earnings of a person, newest first. */
export function listEarnings(world: World, userId: number): EarningsWeek[] {
  return groupByWeek(listLines(world, userId));
}

function listLines({ tables }: World, userId: number): EarningsLine[] {
  const isPaid = ({ completion, show_up_pay }: Readonly<OrderRow>) => completion !== null || show_up_pay.length > 0;
  const own = tables.invitation.select('user', userId, ({ order_id }) => tables.order.view(order_id, isPaid) === true);
  return own.flatMap(({ id, order_id }): EarningsLine[] => {
    const order = tables.order.require(order_id);
    const owed = findShowUpPay(order, id);
    const line = owed ?? order.completion?.lines.find(({ invitation_id }) => invitation_id === id);
    if (!line) return [];
    const isOwed = owed !== undefined;
    return [
      {
        invitation_id: id,
        order_id,
        number: toOrderNumber(order),
        ...pickFields(toHirer(tables, order), ['company_name', 'branch_name']),
        date: order.date,
        ...getCities(order),
        ...pickFields(line, [
          'position',
          'paid_hours',
          'hourly_rate',
          'travel_pay',
          'bonus',
          'tip',
          'no_show',
          'total',
        ]),
        is_flat: !isOwed && order.pay_type === 'flat',
        min_paid_hours: isOwed ? 0 : order.min_paid_hours,
        is_show_up_pay: isOwed,
        wage: line.no_show ? 0 : line.total - line.travel_pay - line.bonus - line.tip,
      },
    ];
  });
}

function groupByWeek(lines: readonly EarningsLine[]): EarningsWeek[] {
  const weeks = new Map<string, EarningsWeek>();
  for (const line of lines.toSorted((a, b) => b.date.localeCompare(a.date) || b.order_id - a.order_id)) {
    const { from, to } = getWeek(line.date);
    const week = weeks.get(from) ?? { date_from: from, date_to: to, hours: 0, total: 0, jobs: [] };
    week.hours += line.paid_hours;
    week.total += line.total;
    week.jobs.push(line);
    weeks.set(from, week);
  }
  return [...weeks.values()];
}
