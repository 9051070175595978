import { createDb } from './db';
import { defineTable } from './defineTable';
import type { ReplayRow } from './rows';
import { activitiesTables } from './tables/activities';
import { billingTables } from './tables/billing';
import { companiesTables } from './tables/companies';
import { marketTables } from './tables/market';
import { ordersTables } from './tables/orders';
import { outsourceTables } from './tables/outsource';
import { peopleTables } from './tables/people';
import { signUpTables } from './tables/signUp';
import { teamTables } from './tables/team';

export type * from './billingRows';
export type * from './helperRows';
export type * from './offerRows';
export type * from './orderRows';
export type * from './rows';
export type * from './teamRows';
export { toFeedKey } from './tables/activities';
export { toDayKey, toListKey } from './tables/orders';
export { toFileKey, toRequestsKey } from './tables/team';

/** All tables of a world, empty. */
export function openTables() {
  return createDb({
    ...peopleTables,
    ...companiesTables,
    ...activitiesTables,
    ...ordersTables,
    ...outsourceTables,
    ...teamTables,
    ...marketTables,
    ...billingTables,
    ...signUpTables,
    replay: defineTable<ReplayRow>()({
      key: 'key',
      columns: { key: 'text', request: 'text', body: 'text', branch_ids: 'json', created_at: 'text' },
      indexes: { age: { of: () => 'all', sort: (row) => row.created_at } },
    }),
  });
}

export type WorldDb = ReturnType<typeof openTables>;
export type WorldTables = WorldDb['tables'];
