import type { World } from '../world';
import { cast } from './cast';
import { listCrew } from './stories/setting';
import { daysAgo } from './times';
import { ActiveStatus } from '../../src/generated/model/codes';

/** The crew members of each branch: the same people that its activities name. */
export function seedEmployees(world: World): void {
  const { tables, db } = world;
  for (const branch of tables.branch.all()) {
    listCrew(world, branch).forEach((user, place) => {
      // The helpers of the cast are seeded separately.
      const isFree = user.company_id === null && (place % 3 > 0 || user.id <= cast.length);
      tables.employee.insert({
        id: db.nextId('employee'),
        user_id: user.id,
        branch_id: branch.id,
        employment_type: isFree ? 'helper' : 'employee',
        hourly_rate: user.hourly_rate ?? 2400,
        status: place === 12 && branch.id === 1 ? ActiveStatus.inactive : ActiveStatus.active,
        joined_at: daysAgo(world, 280 - place * 7),
        version: 1,
        updated_by_id: null,
      });
    });
  }
}
