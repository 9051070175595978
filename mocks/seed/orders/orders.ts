import type { BranchRow } from '../../db/schema';
import type { World } from '../../world';
import { type CrewBook, openCrewBook } from './orderCrews';
import { planLongJobs } from './longJobs';
import { inviteMarcus, payMarcus } from './orderMarcus';
import { planOrders, type Volume } from './orderPlans';
import { writePlans } from './orderRecords';
import { createStrangers } from '../strangers';

/** By branch id; branches added later have no orders. */
const volumes: readonly Volume[] = [
  { open: [14, 9, 13, 16], history: 200 },
  { open: [5, 3, 3, 3], history: 44 },
  { open: [5, 3, 4, 5], history: 60 },
  { open: [0, 2, 1, 1], history: 6 },
  { open: [1, 0, 0, 1], history: 2 },
  { open: [0, 1, 1, 1], history: 4 },
];

/** The jobs of all branches: from yesterday to five weeks ahead, and a year of history. */
export function seedOrders(world: World, first: Volume | undefined = volumes[0]): void {
  const sources = { book: openCrewBook(world), strangers: createStrangers(world), firstNames: new Set<string>() };
  const plans = world.tables.branch.all().flatMap((branch) => {
    const volume = branch.id === 1 ? first : volumes[branch.id - 1];
    return volume ? planOrders(world, branch, volume, sources, branch.id === 1) : [];
  });
  inviteMarcus(world, plans);
  payMarcus(world, plans);
  planLongJobs(world, plans);
  writePlans(world, plans);
}

/** Adds this many orders to a branch, with crews and history. */
export function addOrders(world: World, branch: BranchRow, volume: Volume, book: CrewBook = openCrewBook(world)): void {
  const sources = { book, strangers: createStrangers(world), firstNames: new Set<string>() };
  world.change(() => writePlans(world, planOrders(world, branch, volume, sources)));
}
