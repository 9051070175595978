import { createDb } from '../../../mocks/provider/store/db';
import { defineTable } from '../../../mocks/provider/store/table';

// Two small tables with every kind of column and index, for the tests of the store itself.

export type Branch = {
  id: number;
  company_id: number;
  name: string;
  closed_at: string | null;
  areas: { id: number }[];
};
export type Activity = { id: string; branch_id: number; user_ids: number[]; created_at: string; is_read: boolean };

export function openExampleDb() {
  return createDb({
    branch: defineTable<Branch>()({
      key: 'id',
      columns: { id: 'number', company_id: 'number', name: 'text', closed_at: 'text?', areas: 'json' },
      indexes: { company: (row) => row.company_id, name: { of: (row) => row.name.toLowerCase(), unique: true } },
    }),
    activity: defineTable<Activity>()({
      key: 'id',
      columns: { id: 'text', branch_id: 'number', user_ids: 'json', created_at: 'text', is_read: 'flag' },
      indexes: {
        branch: { of: (row) => row.branch_id, sort: (row) => row.created_at, order: 'desc' },
        user: (row) => row.user_ids,
        unread: (row) => (row.is_read ? null : row.branch_id),
      },
    }),
  });
}

export const phoenix: Branch = { id: 1, company_id: 7, name: 'Phoenix', closed_at: null, areas: [{ id: 3 }] };
export const tucson: Branch = { id: 2, company_id: 7, name: 'Tucson', closed_at: null, areas: [] };
export const activity = (id: string, minute: number, more: Partial<Activity> = {}): Activity => ({
  id,
  branch_id: 1,
  user_ids: [1],
  created_at: `2026-11-23T08:${String(minute).padStart(2, '0')}:00Z`,
  is_read: false,
  ...more,
});
