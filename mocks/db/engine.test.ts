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
  })('order');

const order = { id: 1, title: 'Tempe', note: null, stops: [{ zip: '85281' }], paid: false };

describe('the engine', () => {
  it('holds the rows in the library itself', () => {
    const orders = open();
    orders.create(order);
    orders.put(1, { ...order, title: 'Mesa' });
    orders.put(2, { ...order, id: 2 });
    expect(orders.list()).toMatchObject([
      { id: 1, title: 'Mesa', stops: [{ zip: '85281' }] },
      { id: 2, title: 'Tempe', note: null, paid: false },
    ]);
    orders.delete(1);
    expect(orders.list()).toHaveLength(1);
    expect(orders.get(1)).toBeUndefined();
  });

  it('lets the library refuse a duplicate key and a null in a column that is not nullable', () => {
    const orders = open();
    orders.create(order);
    expect(() => orders.create(order)).toThrow('already exists');
    expect(() => orders.create({ ...order, id: 2, title: null })).toThrow('non-nullable');
  });

  it('hides the library from its own broadcast and puts the channel back', () => {
    const names: string[] = [];
    const real = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
    class Spy {
      constructor(name: string) {
        names.push(name);
      }
      addEventListener(): void {}
      postMessage(): void {}
    }
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: Spy, configurable: true, writable: true });
    open().create(order);
    expect(names).toEqual([]);
    expect(globalThis.BroadcastChannel).toBe(Spy);
    if (real) Object.defineProperty(globalThis, 'BroadcastChannel', real);
    else Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
});
