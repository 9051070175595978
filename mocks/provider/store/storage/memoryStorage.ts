import type { Change } from '../db';
import { toSnapshot, type WorldMeta, type WorldStorage } from './storage';

/** A storage in memory, for tests. It lasts as long as the process. */
export function createMemoryStorage(): WorldStorage {
  const rows = new Map<string, Change>();
  let meta: WorldMeta | undefined;

  function clear(): void {
    rows.clear();
    meta = undefined;
  }

  return {
    async load(stampStart) {
      if (!meta) return { kind: 'new', reason: 'empty' };
      if (!meta.stamp.startsWith(stampStart)) {
        clear();
        return { kind: 'new', reason: 'other-stamp' };
      }
      return { kind: 'saved', snapshot: toSnapshot([...rows.values()], meta), meta: structuredClone(meta) };
    },
    async save(changes, next) {
      for (const change of structuredClone(changes)) {
        const id = JSON.stringify([change.table, change.key]);
        if (change.row) rows.set(id, change);
        else rows.delete(id);
      }
      meta = structuredClone(next);
    },
    async clear() {
      clear();
    },
    close: () => undefined,
  };
}
