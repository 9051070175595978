// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTypedValues } from './typedValues';

function createStorage() {
  const calls: unknown[] = [];
  return { calls, keep: (values: object) => void calls.push(values), forget: () => void calls.push('forgotten') };
}

describe('typed values', () => {
  it('accumulate over the steps and are stored on each change', () => {
    const [typed, first] = [createTypedValues(), createStorage()];
    typed.moveTo(first);
    typed.report({ city: 'Mesa' });
    typed.report({ zip: '85201' });
    expect(typed.now()).toEqual({ city: 'Mesa', zip: '85201' });
    expect(first.calls).toEqual([{ city: 'Mesa' }, { city: 'Mesa', zip: '85201' }]);
  });

  it('override what was stored before', () => {
    const typed = createTypedValues();
    typed.report({ city: 'Mesa' });
    typed.restore({ city: 'Tempe', zip: '85281' });
    expect(typed.now()).toEqual({ city: 'Mesa', zip: '85281' });
  });

  it('move to another keeper, and the old one deletes them', () => {
    const [typed, first, second] = [createTypedValues(), createStorage(), createStorage()];
    typed.moveTo(first);
    typed.report({ city: 'Mesa' });
    typed.moveTo(second);
    expect(first.calls.at(-1)).toBe('forgotten');
    expect(second.calls).toEqual([{ city: 'Mesa' }]);
  });

  it('are not moved if there are none', () => {
    const [typed, second] = [createTypedValues(), createStorage()];
    typed.moveTo(createStorage());
    typed.moveTo(second);
    expect(second.calls).toEqual([]);
  });

  it('are no longer stored once the sign-up is over', () => {
    const [typed, first, second] = [createTypedValues(), createStorage(), createStorage()];
    typed.moveTo(first);
    typed.report({ city: 'Mesa' });
    typed.forget();
    typed.report({ city: 'Tempe' });
    typed.moveTo(second);
    expect(first.calls).toEqual([{ city: 'Mesa' }, 'forgotten']);
    expect(second.calls).toEqual([]);
  });
});
