import type { Branch, BranchSummary, ServingArea } from '#generated/model';
import { presentManager } from '../account/answers';
import { countOpenOrders, countUnread } from '../provider/access/access';
import type { BranchRow, ServingAreaRow, WorldTables } from '../provider/store/schema';
import { pickFields } from '../provider/store/values';

/** A branch as `reader` sees it in lists: the unread count is theirs. */
export function presentBranchSummary(tables: WorldTables, row: BranchRow, reader: { id: number }): BranchSummary {
  return {
    ...pickFields(row, ['id', 'name', 'avatar_url', 'city', 'state', 'timezone']),
    ...countRows(tables, row.id, reader.id),
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
    ...countRows(tables, row.id, reader.id),
  };
}

export function presentArea({ boundary: _boundary, ...area }: ServingAreaRow): ServingArea {
  return { ...area, radius_miles: null };
}

function countRows(tables: WorldTables, branchId: number, readerId: number) {
  return {
    members_count: tables.employee.count('branch', branchId),
    open_orders_count: countOpenOrders(tables, branchId),
    unread_count: countUnread(tables, readerId, branchId),
  };
}
