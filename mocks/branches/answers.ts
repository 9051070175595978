import type { Branch, BranchSummary, ServingArea, ServingAreaDetails } from '#generated/model';
import { presentManager } from '../account/answers';
import { countOpenOrders, countUnread } from '../provider/access/access';
import type { BranchRow, ServingAreaRow, WorldTables } from '../provider/store/schema';

/** A branch as `reader` sees it in lists: the unread count is theirs. */
export function presentBranchSummary(tables: WorldTables, row: BranchRow, reader: { id: number }): BranchSummary {
  return {
    id: row.id,
    name: row.name,
    avatar_url: row.avatar_url,
    city: row.city,
    state: row.state,
    timezone: row.timezone,
    members_count: countMembers(tables, row.id),
    open_orders_count: countOpenOrders(tables, row.id),
    unread_count: countUnread(tables, reader.id, row.id),
  };
}

export function presentBranch(tables: WorldTables, row: BranchRow, reader: { id: number }): Branch {
  const { serving_area_ids, serving_area_radii: radii, closed_at: _closed, updated_by_id: _by, ...shown } = row;
  const areas = serving_area_ids.map((id) => tables.servingArea.require(id));
  const managers = tables.branchManager
    .by('branch', row.id)
    .flatMap(({ user_id }) => tables.manager.by('user', user_id));
  return {
    ...shown,
    serving_areas: areas.map((area) => ({
      ...presentArea(area),
      radius_miles: radii[area.id] ?? area.default_radius_miles,
    })),
    managers: managers.map((manager) => presentManager(tables, manager)),
    members_count: countMembers(tables, row.id),
    open_orders_count: countOpenOrders(tables, row.id),
    unread_count: countUnread(tables, reader.id, row.id),
  };
}

export function presentArea({ boundary: _boundary, ...area }: ServingAreaRow): ServingArea {
  return { ...area, radius_miles: null };
}

export function presentAreaDetails(area: ServingAreaRow): ServingAreaDetails {
  return area;
}

function countMembers(tables: WorldTables, branchId: number): number {
  return tables.employee.count('branch', branchId);
}
