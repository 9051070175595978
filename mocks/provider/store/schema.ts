import { companiesTables, peopleTables, signUpTables } from '../../account/tables';
import { billingTables } from '../../billing/tables';
import { marketTables } from '../../helper/tables';
import { activitiesTables } from '../../notifications/tables';
import { ordersTables } from '../../orders/tables';
import { outsourceTables } from '../../outsource/tables';
import { teamTables } from '../../team/tables';
import { createDb } from './db';
import type { ReplayRow } from './rows';
import { defineTable } from './table';

export type * from '../../billing/rows';
export type * from '../../helper/rows';
export type * from '../../outsource/rows';
export type * from '../../orders/rows';
export type * from './rows';
export type * from '../../team/rows';
export { toFeedKey } from '../../notifications/tables';
export { toDayKey, toListKey } from '../../orders/tables';
export { toFileKey, toRequestsKey } from '../../team/tables';

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
