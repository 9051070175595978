import type { World } from '../../provider/world';
import { branchList } from './branchList';
import { cast } from '../../account/seed/cast';
import { drawLogo } from './logos';
import { daysAgo } from '../../provider/seed/times';

/** The branches of all companies, and who manages them. */
export function seedBranches(world: World): void {
  const { tables, db } = world;
  for (const branch of branchList) {
    tables.branch.insert({
      avatar_url: drawLogo(branch.company_id),
      unit: null,
      default_min_hours: 2,
      travel_buffer_minutes: 30,
      default_arrival_windows: ['08:00 - 10:00', '12:00 - 14:00'],
      serving_area_radii: {},
      ...branch,
      id: db.nextId('branch'),
      created_at: daysAgo(world, 438),
      closed_at: null,
      version: 1,
      updated_by_id: null,
    });
  }
  cast.forEach(({ manages = [] }, index) => {
    for (const branch_id of manages) {
      tables.branchManager.insert({ id: db.nextId('branchManager'), branch_id, user_id: index + 1 });
    }
  });
}
