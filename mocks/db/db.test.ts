import { describe, expect, it } from 'vitest';
import { createDb } from './db';
import { defineTable } from './defineTable';
import { DuplicateRow, MissingRow } from './errors';

type Branch = { id: number; company_id: number; name: string; closed_at: string | null; areas: { id: number }[] };
type Activity = { id: string; branch_id: number; user_ids: number[]; created_at: string; is_read: boolean };

function openDb() {
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

const phoenix: Branch = { id: 1, company_id: 7, name: 'Phoenix', closed_at: null, areas: [{ id: 3 }] };

describe('a table', () => {
  it('gives back what was put in, by key and by index', () => {
    const { branch } = openDb().tables;
    branch.insert(phoenix);
    expect(branch.get(1)).toEqual(phoenix);
    expect(branch.by('company', 7)).toEqual([phoenix]);
    expect(branch.one('name', 'phoenix')).toEqual(phoenix);
    expect(branch.get(2)).toBeUndefined();
    expect(branch.by('company', 8)).toEqual([]);
  });
});
void DuplicateRow; void MissingRow;
