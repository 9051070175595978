import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseCalls } from '../../../../tests/kit/storage/refusingStorage';
import { openStorage } from './deviceStorage';

afterEach(() => void vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

/** A browser that denies all storage. */
function denyStorage() {
  const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  return () => denied.mockRestore();
}

describe('storage', () => {
  it("is the browser's", () => {
    const onRefused = vi.fn();
    const storage = openStorage('localStorage', onRefused);
    storage.setItem('a', '1');
    expect([storage.getItem('a'), localStorage.getItem('a'), storage.getItem('b')]).toEqual(['1', '1', null]);
    expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'a', null]);
    storage.removeItem('a');
    expect([storage.length, localStorage.getItem('a')]).toEqual([0, null]);
    localStorage.setItem('b', '2');
    storage.clear();
    expect(localStorage.length).toBe(0);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('denied storage lasts as long as the page, and says so', () => {
    const allow = denyStorage();
    const onRefused = vi.fn();
    const storage = openStorage('localStorage', onRefused);
    expect([storage.getItem('a'), storage.length]).toEqual([null, 0]);
    expect(onRefused).not.toHaveBeenCalled();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.length, storage.key(1)]).toEqual(['1', 2, 'b']);
    expect(onRefused).toHaveBeenCalledTimes(2);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.length]).toEqual([null, 1]);
    storage.clear();
    expect(storage.length).toBe(0);
    allow();
  });

  it('full storage has the new value, not the one the browser kept', () => {
    const full = new Storage();
    full.setItem('a', 'old');
    vi.stubGlobal('localStorage', refuseCalls(full, 'setItem'));
    const storage = openStorage('localStorage', () => undefined);
    storage.setItem('a', 'new');
    expect([storage.getItem('a'), storage.length]).toEqual(['new', 1]);
  });

  it('a value that the browser does not remove is removed for this page', () => {
    const stuck = new Storage();
    stuck.setItem('a', '1');
    vi.stubGlobal('localStorage', refuseCalls(stuck, 'removeItem'));
    const storage = openStorage('localStorage', () => undefined);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.length]).toEqual([null, 0]);
  });
});
