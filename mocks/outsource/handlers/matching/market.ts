import { isOpenInvitation } from '#domain/orders/statuses';
import type { Equipment } from '#domain/outsource/fit';
import type { WorkHours } from '#domain/people/availability';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { PositionCode } from '#generated/model';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { type DoneJob, toDoneJob } from '../../../crew/rules/ratings';
import type { OrderRow, WorldTables } from '../../../provider/store/schema';

/** Facts about a helper that do not depend on the need. */
export type MarketPerson = Readonly<{
  userId: number;
  isPaused: boolean;
  positions: readonly PositionCode[];
  /** Cents per hour, and the rates of single positions by code. */
  usualRate: number;
  rates: Readonly<Record<string, number>>;
  /** The first of their serving areas. */
  area: number | undefined;
  zone: string;
  owned: Equipment;
  /** Null if they have set none. */
  hours: Readonly<WorkHours & { max_hours_per_week: number }> | null;
}>;

/** The helpers a company can find, cached until a row of these tables changes. */
export type Market = {
  /** Undefined for people who are not in the market. */
  find: (userId: number) => MarketPerson | undefined;
  /** Helpers with a complete profile, also if they paused it. */
  list: () => readonly MarketPerson[];
  /** The finished jobs of a person. */
  listDone: (userId: number) => readonly DoneJob[];
};

export function createMarket(tables: WorldTables): Market {
  const { user, helperProfile, profileDetail, availability, invitation, order, branch } = tables;
  const getPeople = memoize([user, helperProfile, profileDetail, availability], () => listPeople(tables));
  const getDone = memoize([order, invitation, branch], () => readDoneJobs(tables));
  return {
    find: (userId) => readPerson(tables, userId),
    list: getPeople,
    listDone: (userId) => getDone().get(userId) ?? noJobs,
  };
}

const noJobs: readonly DoneJob[] = [];

/** Keeps a value until one of the tables changes. */
function memoize<Value>(sources: readonly { version: () => number }[], read: () => Value): () => Value {
  let last: { version: number; value: Value } | undefined;
  return () => {
    const version = sources.reduce((sum, table) => sum + table.version(), 0);
    if (last?.version !== version) last = { version, value: read() };
    return last.value;
  };
}

function listPeople(tables: WorldTables): MarketPerson[] {
  const statuses = [ProfileStatus.active, ProfileStatus.paused];
  const ids = statuses.flatMap((status) => tables.helperProfile.viewAll('status', status, ({ user_id }) => user_id));
  return ids.flatMap((id) => readPerson(tables, id) ?? []);
}

function readPerson(tables: WorldTables, userId: number): MarketPerson | undefined {
  const profile = tables.helperProfile.view(userId, (row) => row);
  const user = tables.user.view(userId, (row) => row);
  if (!profile || user?.type !== UserType.helper || user.status !== ActiveStatus.active) return undefined;
  return {
    userId,
    isPaused: profile.status !== ProfileStatus.active,
    positions: user.positions,
    usualRate: user.hourly_rate ?? 0,
    rates: tables.profileDetail.view(userId, ({ position_rates }) => position_rates) ?? noRates,
    area: user.serving_area_ids[0],
    zone: user.timezone,
    owned: { tools: profile.tool_ids, vehicles: profile.vehicle_type_ids, languages: profile.languages },
    hours: tables.availability.view(userId, (row) => row) ?? null,
  };
}

const noRates: Record<string, number> = {};

/** Everyone's finished jobs, by the pay lines of the orders, which are far fewer than the invitations. */
function readDoneJobs(tables: WorldTables): Map<number, DoneJob[]> {
  const byPerson = new Map<number, DoneJob[]>();
  for (const branchId of tables.branch.all().map(({ id }) => id)) {
    for (const order of tables.order.viewAll('branch', branchId, (row) => row)) addDoneJobs(tables, order, byPerson);
  }
  for (const jobs of byPerson.values()) jobs.sort((one, other) => one.line.invitation_id - other.line.invitation_id);
  return byPerson;
}

function addDoneJobs({ invitation }: WorldTables, order: Readonly<OrderRow>, byPerson: Map<number, DoneJob[]>): void {
  for (const { invitation_id } of order.completion?.lines ?? []) {
    const own = invitation.view(invitation_id, (row) => row);
    const job = own && own.order_id === order.id && isOpenInvitation(own) ? toDoneJob(own, order) : undefined;
    if (!own || !job) continue;
    const jobs = byPerson.get(own.user_id);
    if (jobs) jobs.push(job);
    else byPerson.set(own.user_id, [job]);
  }
}
