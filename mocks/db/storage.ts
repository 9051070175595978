import type { ClockState } from '../clock';
import type { RandomState } from '../random';
import type { Change, Snapshot } from './db';

/** What a saved world is besides its rows. `stamp` names schema, seed and scenario. */
export type WorldMeta = {
  stamp: string;
  clock: ClockState;
  random: RandomState;
  sequences: Record<string, number>;
};

export type LoadedWorld =
  | { kind: 'saved'; snapshot: Snapshot; meta: WorldMeta }
  /** Start anew, and say why: nothing was there, it was of another stamp, or the storage cannot be used. */
  | { kind: 'new'; reason: 'empty' | 'other-stamp' | 'unavailable' };

/** Where a world outlives its host. */
export type WorldStorage = {
  /** What was saved under a stamp that begins like this; anything of another stamp is thrown away first. */
  load(stampStart: string): Promise<LoadedWorld>;
  /** Writes the changed rows and the meta record in one step: all of it or nothing. */
  save(changes: readonly Change[], meta: WorldMeta): Promise<void>;
  clear(): Promise<void>;
  close(): void;
};

/** Groups saved rows by table. */
export function snapshotOf(saved: readonly Change[], { sequences }: WorldMeta): Snapshot {
  const rows: Snapshot['rows'] = {};
  for (const { table, row } of saved) {
    if (row) (rows[table] ??= []).push(structuredClone(row));
  }
  return { rows, sequences: { ...sequences } };
}
