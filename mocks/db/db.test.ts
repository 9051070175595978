// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { activity, openExampleDb, phoenix, tucson } from '../../tests/kit/exampleDb';

describe('a transaction', () => {
  it('undoes everything when it throws', () => {
    const db = openExampleDb();
    const { branch, activity: table } = db.tables;
    branch.insert(phoenix);
    db.nextId('order');
    db.takeChanges();
    const before = [db.hash(), db.snapshot()];
    const listener = vi.fn();
    db.onChange(listener);
    const work = () =>
      db.transaction(() => {
        branch.update(1, { name: 'Mesa' });
        branch.insert(tucson);
        branch.remove(1);
        table.insert(activity('a', 1));
        db.nextId('order');
        db.nextId('invoice');
        throw new Error('too late');
      });
    expect(work).toThrow('too late');
    expect([db.hash(), db.snapshot()]).toEqual(before);
    expect(branch.by('company', 7)).toEqual([phoenix]);
    expect(branch.one('name', 'tucson')).toBeUndefined();
    expect(db.takeChanges()).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
  });

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

  it('refuses to be asynchronous, undoing what was done before the first await', () => {
    const db = openExampleDb();
    const work = () =>
      db.transaction(async () => {
        db.tables.branch.insert(phoenix);
        await Promise.resolve();
      });
    expect(work).toThrow('asynchronous');
    expect(db.tables.branch.size()).toBe(0);
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

  it('has the same hash for equal content, whatever the order of writes', () => {
    const [one, two] = [openExampleDb(), openExampleDb()];
    one.tables.branch.insert(phoenix);
    one.tables.branch.insert(tucson);
    two.tables.branch.insert({ ...tucson, name: 'Later' });
    two.tables.branch.insert(phoenix);
    expect(one.hash()).not.toBe(two.hash());
    two.tables.branch.update(2, { name: 'Tucson' });
    expect(one.hash()).toBe(two.hash());
  });
});
