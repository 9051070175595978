import type { ClockState } from '../../time/clock';
import type { RandomState } from '../../random';
import type { Change, Snapshot } from '../db';

/** The state of a saved world, without its rows. `stamp` names schema, seed and scenario. */
export type WorldMeta = {
  stamp: string;
  clock: ClockState;
  random: RandomState;
  sequences: Record<string, number>;
  /** More than sign-ins was written since the scenario began. */
  isChanged: boolean;
};

export type LoadedWorld =
  | { kind: 'saved'; snapshot: Snapshot; meta: WorldMeta }
  /** Nothing to load: no saved world, a world of another stamp, or a storage that cannot be used. */
  | { kind: 'new'; reason: 'empty' | 'other-stamp' | 'unavailable' };

/** Storage of a world, so that it outlives its host. */
export type WorldStorage = {
  /** Loads the world whose stamp begins like this. A world of another stamp is deleted first. */
  load(stampStart: string): Promise<LoadedWorld>;
  /** Writes the changed rows and the meta record in one step: all or nothing. */
  save(changes: readonly Change[], meta: WorldMeta): Promise<void>;
  clear(): Promise<void>;
  close(): void;
};

/** Groups saved rows by table. */
export function toSnapshot(saved: readonly Change[], { sequences }: WorldMeta): Snapshot {
  const rows: Snapshot['rows'] = {};
  for (const { table, row } of saved) {
    if (row) (rows[table] ??= []).push(structuredClone(row));
  }
  return { rows, sequences: { ...sequences } };
}
