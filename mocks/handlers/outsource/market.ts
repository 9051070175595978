import type { WorkHours } from '../../../src/domain/availability';
import type { Equipment } from '../../../src/domain/outsource/fitFacts';
import { ProfileStatus } from '../../../src/domain/profileStatus';
import type { PositionCode } from '../../../src/generated/model';
import { ActiveStatus, InvitationStatus, UserType } from '../../../src/generated/model/codes';
import type { OrderRow, WorldTables } from '../../db/schema';
import { type DoneJob, listDoneJobs } from '../../rules/crew/trackRecord';

/** A job someone accepted; canceled ones do not count. */
export type PlannedJob = Readonly<Pick<OrderRow, 'id' | 'date' | 'end_date' | 'estimated_hours'>>;

/** What the match knows about a helper apart from the need. */
export type MarketPerson = Readonly<{
  userId: number;
  isPaused: boolean;
  positions: readonly PositionCode[];
  /** Cents per hour, and those of single positions by code. */
  usualRate: number;
  rates: Readonly<Record<string, number>>;
  /** The first of their serving areas. */
  area: number | undefined;
  zone: string;
  owned: Equipment;
  /** Null if they have set none. */
  hours: Readonly<WorkHours & { max_hours_per_week: number }> | null;
  done: readonly DoneJob[];
  planned: readonly PlannedJob[];
}>;

/** The helpers whom a company may find. A person is read once as long as no row changes that says something about people. */
export type Market = {
  /** Undefined for people who are not in the market. */
  find: (userId: number) => MarketPerson | undefined;
  /** Helpers with a complete profile, also if they paused it. */
  list: () => readonly MarketPerson[];
};

export function createMarket(tables: WorldTables): Market {
  const { user, helperProfile, profileDetail, availability, invitation, order } = tables;
  const sources = [user, helperProfile, profileDetail, availability, invitation, order];
  const people = new Map<number, MarketPerson | undefined>();
  let listed: MarketPerson[] | undefined;
  let readVersion = 0;

  /** Forgets everyone when any of the tables has changed. */
  function refresh(): void {
    const version = sources.reduce((sum, table) => sum + table.version(), 0);
    if (version === readVersion) return;
    readVersion = version;
    people.clear();
    listed = undefined;
  }

  function find(userId: number): MarketPerson | undefined {
    if (!people.has(userId)) people.set(userId, readPerson(tables, userId));
    return people.get(userId);
  }

  function list(): MarketPerson[] {
    const statuses = [ProfileStatus.active, ProfileStatus.paused];
    const ids = statuses.flatMap((status) => helperProfile.viewAll('status', status, ({ user_id }) => user_id));
    return ids.map(find).filter((person) => person !== undefined);
  }

  return {
    find(userId) {
      refresh();
      return find(userId);
    },
    list() {
      refresh();
      return (listed ??= list());
    },
  };
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
    done: listDoneJobs(tables, userId),
    planned: listPlannedJobs(tables, userId),
  };
}

const noRates: Record<string, number> = {};

function listPlannedJobs(tables: WorldTables, userId: number): PlannedJob[] {
  return tables.invitation.pick('busy', userId, ({ status, order_id }) =>
    status === InvitationStatus.accepted ? tables.order.view(order_id, toPlannedJob) : undefined,
  );
}

function toPlannedJob({ id, closed_state, date, end_date, estimated_hours }: Readonly<OrderRow>) {
  return closed_state === 'cancelled' ? undefined : { id, date, end_date, estimated_hours };
}
