// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { activity, openExampleDb, phoenix, tucson } from '../../../tests/kit/storage/exampleDb';

describe('a transaction', () => {
  it('undoes only its own part when nested, and everything with the outer one', () => {
    const db = openExampleDb();
    const { branch } = db.tables;
    const failing = () =>
      db.transaction(() => {
        branch.insert(tucson);
        throw new Error('inner');
      });
    db.transaction(() => {
      branch.insert(phoenix);
      expect(failing).toThrow('inner');
    });
    expect(branch.all()).toEqual([phoenix]);
    const outer = () =>
      db.transaction(() => {
        db.transaction(() => branch.insert(tucson));
        throw new Error('outer');
      });
    expect(outer).toThrow('outer');
    expect(branch.all()).toEqual([phoenix]);
  });

  it('reports its changes once, at its end', () => {
    const db = openExampleDb();
    const listener = vi.fn();
    const stop = db.onChange(listener);
    db.transaction(() => {
      db.tables.branch.insert(phoenix);
      db.tables.branch.update(1, { name: 'Mesa' });
      db.tables.branch.insert(tucson);
      db.tables.branch.remove(2);
      expect(listener).not.toHaveBeenCalled();
    });
    expect(listener).toHaveBeenCalledOnce();
    expect(db.takeChanges()).toEqual([
      { table: 'branch', key: 1, row: { ...phoenix, name: 'Mesa' } },
      { table: 'branch', key: 2, row: null },
    ]);
    expect(db.takeChanges()).toEqual([]);
    stop();
    db.tables.branch.insert(tucson);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a snapshot', () => {
  it('restores the same world, with sequences and order', () => {
    const db = openExampleDb();
    db.tables.branch.insert(tucson);
    db.tables.branch.insert(phoenix);
    for (const minute of [2, 9, 4]) db.tables.activity.insert(activity(`a${minute}`, minute));
    expect([db.nextId('order'), db.nextId('order')]).toEqual([1, 2]);
    const saved = structuredClone(db.snapshot());

    const other = openExampleDb();
    other.tables.branch.insert({ ...phoenix, id: 50 });
    other.restore(saved);
    expect(other.hash()).toBe(db.hash());
    expect(other.takeChanges()).toEqual([]);
    expect(other.tables.activity.by('branch', 1)).toEqual(db.tables.activity.by('branch', 1));
    expect(other.tables.branch.get(50)).toBeUndefined();
    expect(other.nextId('order')).toBe(3);
    expect(other.hash()).not.toBe(db.hash());
  });
});
