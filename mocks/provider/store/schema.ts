import { companiesTables, peopleTables, signUpTables } from '../../account/tables';
import { billingTables } from '../../billing/tables';
import { marketTables } from '../../helper/tables';
import { activitiesTables } from '../../notifications/tables';
import { ordersTables } from '../../orders/tables';
import { outsourceTables } from '../../outsource/tables';
import { teamTables } from '../../team/tables';
import { type RowOf, narrow } from './columns';
import { createDb } from './db';
import { defineTable } from './table';

export type * from '../../account/tables';
export type * from '../../billing/tables';
export type * from '../../helper/tables';
export type * from '../../outsource/rows';
export type * from '../../orders/rows';
export type * from './rows';
export type * from '../../team/tables';
export { toFeedKey } from '../../notifications/tables';
export { toDayKey, toListKey } from '../../orders/tables';
export { toFileKey, toRequestsKey } from '../../team/tables';

/**
 * The answer stored for an Idempotency-Key: `key` is the person and the key, `request` a fingerprint of the whole
 * request, `branch_ids` where the person could act.
 */
const replayColumns = {
  key: 'text',
  request: 'text',
  body: 'text',
  branch_ids: narrow<number[]>('json'),
  created_at: 'text',
} as const;

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
    replay: defineTable<RowOf<typeof replayColumns>>()({
      key: 'key',
      columns: replayColumns,
      indexes: { age: { of: () => 'all', sort: (row) => row.created_at } },
    }),
  });
}

export type WorldDb = ReturnType<typeof openTables>;
export type WorldTables = WorldDb['tables'];
