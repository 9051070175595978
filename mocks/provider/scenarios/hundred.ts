import type { Volume } from '../../orders/seed/orderPlans';
import { insertPerson } from '../../account/seed/people';
import { createStrangers } from '../../team/seed/strangers';
import { daysAgo } from '../seed/times';
import type { World } from '../world';
import { UserType } from '#generated/model/codes';

/** The number of branches in Copper Mesa's plan, and the rows of a long list. */
const branchCount = 10;
export const longList = 100;
/** The same number of orders in each tab of the first branch. */
export const longOrders: Volume = { open: [longList, 20, 30, 50], history: 160 };

/** Adds as many branches as the plan allows; the first one gets the maximum of areas. */
export function addBranches(world: World): void {
  const { tables, db, random } = world;
  const template = tables.branch.require(1);
  const cities = tables.servingArea.where(({ id }) => id > 17);
  for (const { id, name, state_code, lat, lng } of random.sample(cities, branchCount - 3)) {
    tables.branch.insert({
      ...template,
      id: db.nextId('branch'),
      name,
      city: name,
      state: state_code,
      lat,
      lng,
      serving_area_ids: [id],
      serving_area_radii: {},
      phone: `92855501${String(id).padStart(2, '0')}`,
      email: null,
      zip: String(86000 + id),
      created_at: daysAgo(world, random.int(5, 250)),
    });
  }
  tables.branch.update(1, { serving_area_ids: Array.from({ length: 20 }, (_, index) => index + 1) });
}

/** A hundred managers, a dozen of them in the first branch. Added after the activities, so they have received none. */
export function addManagers(world: World): void {
  const { tables, db, random } = world;
  const branches = tables.branch.by('company', 1);
  const strangers = createStrangers(world);
  for (let index = tables.manager.count('company', 1); index < longList; index += 1) {
    const name = strangers.name();
    const user = insertPerson(world, {
      type: UserType.manager,
      company: 1,
      ...name,
      phone: strangers.phone('480'),
      email: strangers.email(name, 'coppermesa.example'),
    });
    const branch_id = index <= 12 ? 1 : random.pick(branches).id;
    if (index % 3 !== 0) tables.branchManager.insert({ id: db.nextId('branchManager'), branch_id, user_id: user.id });
  }
}
