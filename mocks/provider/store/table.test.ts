// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  activity,
  openExampleDb,
  phoenix,
  tucson,
  type Activity,
  type Branch,
} from '../../../tests/kit/storage/exampleDb';
import { defineTable } from './table';

describe('a table', () => {
  it('knows its columns, keys and index keys by type', () => {
    const { tables } = openExampleDb();
    expectTypeOf(tables.branch.get).parameter(0).toEqualTypeOf<number>();
    expectTypeOf(tables.activity.by).parameter(0).toEqualTypeOf<'branch' | 'user' | 'unread'>();
    expectTypeOf(tables.activity.get('a')).toEqualTypeOf<Activity | undefined>();
    // @ts-expect-error the index is by number
    expect(tables.activity.by('user', '1')).toEqual([]);
    const wrong = () =>
      defineTable<Branch>()({
        key: 'id',
        // @ts-expect-error name may not be null, closed_at is missing
        columns: { id: 'number', company_id: 'number', name: 'text?', areas: 'json' },
        indexes: {},
      });
    expect(wrong).not.toThrow();
  });

  it('picks the columns that a search reads, without empty rows', () => {
    const { activity: table } = openExampleDb().tables;
    table.insert(activity('a', 1));
    table.insert(activity('b', 2, { is_read: true }));
    expect(table.pick('branch', 1, ({ id, is_read }) => (is_read ? id : undefined))).toEqual(['b']);
    expect(table.pick('branch', 77, ({ id }) => id)).toEqual([]);
  });

  it('gets a new version with each change, even one that is undone, and none by reading', () => {
    const db = openExampleDb();
    const { branch } = db.tables;
    const seen = [branch.version()];
    const look = () => seen.push(branch.version());
    branch.insert(phoenix);
    look();
    branch.update(1, { name: 'Mesa' });
    look();
    expect(() =>
      db.transaction(() => {
        branch.remove(1);
        look();
        throw new Error('undone');
      }),
    ).toThrow('undone');
    look();
    expect(seen).toEqual([...new Set(seen)]);
    branch.all();
    branch.by('company', 7);
    expect(branch.version()).toBe(seen.at(-1));
    db.restore(db.snapshot());
    expect(seen).not.toContain(branch.version());
  });

  it('refuses a taken key, a taken unique index key, a missing row, a new primary key and an undefined id', () => {
    const { branch } = openExampleDb().tables;
    branch.insert(phoenix);
    branch.insert(tucson);
    expect(() => branch.insert(phoenix)).toThrow('already has a row');
    expect(() => branch.insert({ ...phoenix, id: 9, name: 'PHOENIX' })).toThrow('name phoenix');
    expect(() => branch.update(2, { name: 'Phoenix' })).toThrow('already has a row');
    expect(branch.update(1, { name: 'phoenix' }).name).toBe('phoenix');
    expect(() => branch.update(9, {})).toThrow('has no row');
    expect(() => branch.update(1, { id: 5 })).toThrow('never changes');
    expect(() => branch.insert({ ...phoenix, id: 0, name: 'Zero' })).toThrow('primary key');
    expect(branch.all()).toEqual([{ ...phoenix, name: 'phoenix' }, tucson]);
  });

  it('keeps a row when its change is refused', () => {
    const { branch } = openExampleDb().tables;
    branch.insert(phoenix);
    // @ts-expect-error the column is not nullable
    expect(() => branch.update(1, { areas: null })).toThrow('non-nullable');
    expect(branch.all()).toEqual([phoenix]);
    expect(branch.by('company', 7)).toEqual([phoenix]);
  });

  it('replaces a whole nested value', () => {
    const { branch } = openExampleDb().tables;
    branch.insert({ ...phoenix, areas: [{ id: 1 }, { id: 2 }] });
    expect(branch.update(1, { areas: [{ id: 9 }] }).areas).toEqual([{ id: 9 }]);
  });

  it('does not change when an inserted or returned row is changed', () => {
    const { branch } = openExampleDb().tables;
    const inserted = { ...tucson, areas: [{ id: 4 }] };
    branch.insert(inserted);
    inserted.areas.push({ id: 5 });
    expect(branch.remove(2)?.areas).toEqual([{ id: 4 }]);
    const given = structuredClone(phoenix);
    const answers = [branch.insert(given), branch.update(1, { areas: given.areas })];
    answers.push(branch.require(1), ...branch.all(), ...branch.by('company', 7));
    answers.push(...branch.page('company', 7, { page: 1, perPage: 5 }).rows, ...branch.where(() => true));
    for (const answer of [given, ...answers]) {
      answer.name = 'Changed';
      answer.areas.push({ id: 99 });
      for (const area of answer.areas) area.id = -1;
    }
    expect(branch.get(1)).toEqual(phoenix);
    const meddle = () =>
      branch.where((row) => {
        row.areas.push({ id: 5 });
        return true;
      });
    expect(meddle).toThrow(TypeError);
    expect(branch.get(1)).toEqual(phoenix);
  });

  it('keeps a column that is undefined in the patch', () => {
    const { branch } = openExampleDb().tables;
    branch.insert({ ...phoenix, closed_at: '2026-01-01' });
    expect(branch.update(1, { name: undefined, closed_at: null })).toEqual(phoenix);
  });
});
