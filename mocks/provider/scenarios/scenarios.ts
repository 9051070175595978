import { seedOffice, seedPeople, seedRoles } from '../../account/seed/people';
import { giveHelpersPro, missPayment, seedBilling } from '../../billing/seed';
import { seedAreas } from '../../branches/seed/areas';
import { seedBranches } from '../../branches/seed/branches';
import { seedActivities } from '../../notifications/seed/activities';
import { seedOrders } from '../../orders/seed/orders';
import { seedOffers } from '../../outsource/seed/offers';
import { seedEmployees, seedRequests, seedTeam } from '../../team/seed/team';
import type { World } from '../world';
import type { ScenarioName } from './names';
import {
  addBranches,
  addManagers,
  longList,
  longOrders,
  addMembers,
  addRequests,
  lengthenNames,
  lengthenOrders,
  lengthenTeam,
} from './variants';

/** Seed of each scenario. */
export const scenarios: Record<ScenarioName, (world: World) => void> = {
  /** The demo: three companies with a year of history. */
  standard: (world) => fill(world, giveHelpersPro, seedOrders, seedOffers, seedRequests, seedActivities),
  /** The same people and branches with no history. */
  empty: (world) => fill(world),
  /** Copper Mesa has no branch: its owner has to add the first one. */
  noBranches: (world) => fill(world, closeBranches, seedActivities),
  /** Every name as long as the contract allows. */
  longestNames: (world) => {
    fill(world, lengthenNames, seedOrders, lengthenOrders, seedOffers, seedRequests, seedActivities);
    lengthenTeam(world);
  },
  /** The demo two days after Copper Mesa's card could not be charged. */
  pastDue: (world) => fill(world, seedOrders, seedOffers, missPayment, seedActivities),
  /** A hundred rows in every list, and as many branches as the plan allows. */
  hundred: (world) =>
    fill(
      world,
      addBranches,
      (full) => seedOrders(full, longOrders),
      seedOffers,
      (full) => seedActivities(full, longList + 20),
      addManagers,
      addMembers,
      addRequests,
    ),
};

/** People and branches are in every world; the steps add the rest. */
function fill(world: World, ...steps: ((world: World) => void)[]): void {
  const before = [seedAreas, seedPeople, seedBilling, seedBranches, seedEmployees, seedTeam];
  for (const step of [...before, ...steps, seedOffice, seedRoles]) step(world);
}

function closeBranches({ tables }: World): void {
  tables.company.update(1, { setup_dismissed_at: null });
  for (const { id } of tables.branch.by('company', 1)) {
    for (const assigned of tables.branchManager.by('branch', id)) tables.branchManager.remove(assigned.id);
    for (const member of tables.employee.by('branch', id)) tables.employee.remove(member.id);
    tables.branch.remove(id);
  }
}
