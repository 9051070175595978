import type { World } from '../../provider/world';
import type { BranchRow, UserRow } from '../../provider/store/schema';
import { crewRanges } from '../../branches/seed/branches';
import { cast, castIds } from '../../account/seed/cast';
import { daysAgo } from '../../provider/seed/times';
import { ActiveStatus } from '#generated/model/codes';

/** The crew members of each branch. */
export function seedEmployees(world: World): void {
  const { tables, db } = world;
  for (const branch of tables.branch.all()) {
    listCrew(world, branch).forEach((user, index) => {
      // The helpers of the cast are seeded separately.
      const isFree = user.company_id === null && (index % 3 > 0 || user.id <= cast.length);
      tables.employee.insert({
        id: db.nextId('employee'),
        user_id: user.id,
        branch_id: branch.id,
        employment_type: isFree ? 'helper' : 'employee',
        hourly_rate: user.hourly_rate ?? 2400,
        status: index === 12 && branch.id === 1 ? ActiveStatus.inactive : ActiveStatus.active,
        joined_at: daysAgo(world, 420 - index * 2),
        version: 1,
        updated_by_id: null,
      });
    });
  }
}

/** The crew members of a branch: fixed people in the seeded branches, any helpers elsewhere. */
function listCrew({ tables }: World, { id }: Pick<BranchRow, 'id'>): UserRow[] {
  const { luis, marcus, sofia, tyrell } = castIds;
  const named: Record<number, readonly number[]> = { 1: [luis, marcus, tyrell, sofia], 4: [marcus], 6: [marcus] };
  const [first, last] = crewRanges[(id - 1) % crewRanges.length] ?? [11, 30];
  const rest = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return [...(named[id] ?? []), ...rest].flatMap((userId) => tables.user.get(userId) ?? []);
}
