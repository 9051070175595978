// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toModel } from './columns';
import { createEngine } from './engine';

const open = () =>
  createEngine({
    order: {
      key: 'id',
      model: toModel({ id: 'number', title: 'text', note: 'text?', stops: 'json', paid: 'flag' }, 'id'),
    },
  });

const order = { id: 1, title: 'Tempe', note: null, stops: [{ zip: '85281' }], paid: false };

describe('the engine', () => {
  it('finds a row by its key and lists all rows', () => {
    const orders = open().open('order');
    orders.create(1, order);
    orders.create(2, { ...order, id: 2, title: 'Mesa' });
    expect(orders.get(2)).toMatchObject({ id: 2, title: 'Mesa', stops: [{ zip: '85281' }] });
    expect(orders.delete(1)).toMatchObject(order);
    expect(orders.delete(1)).toBeUndefined();
    expect(orders.get(1)).toBeUndefined();
    expect(orders.list()).toMatchObject([{ id: 2 }]);
    expect(orders.count()).toBe(1);
  });

  it('refuses a duplicate key and a null in a column that is not nullable', () => {
    const orders = open().open('order');
    orders.create(1, order);
    expect(() => orders.create(1, order)).toThrow('already exists');
    expect(() => orders.create(2, { ...order, id: 2, title: null })).toThrow('non-nullable');
    expect(orders.count()).toBe(1);
  });

  it('removes all rows of all tables', () => {
    const engine = open();
    const orders = engine.open('order');
    orders.create(1, order);
    engine.clear();
    expect([orders.get(1), orders.list()]).toEqual([undefined, []]);
    expect(orders.create(1, order)).toMatchObject(order);
  });
});
