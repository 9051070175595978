import { createWorld } from '../provider/createWorld';
import { isScenarioName, type ScenarioName } from '../provider/scenarios/names';
import type { Snapshot } from '../provider/store/db';
import { openTables } from '../provider/store/schema';
import type { WorldMeta } from '../provider/store/storage';
import { canonicalText } from '../provider/store/values';

export const worldFileTexts = {
  noWorld: 'This is not a saved world of the demo.',
  damaged: 'This world can’t be opened, because parts of its file are missing or damaged.',
  damagedRow: ({ table, row, column }: { table: string; row: number; column: string }) =>
    `This world can’t be opened, because row ${row} of “${table}” in its file has a wrong “${column}”.`,
  otherBuild: 'This world was saved by another version of the demo, so this one can’t open it.',
  otherSeed: (seed: string) => `This world was made with another seed. npm run server -- --seed ${seed} opens it.`,
};

/** A world that was saved: its rows, and everything else about it. */
export type SavedWorld = { snapshot: Snapshot; meta: WorldMeta; scenario: ScenarioName };

const format = 'crewboard-world';

/** A world as a file. Equal worlds give equal files, to the byte. */
export function writeWorldFile({ rows }: Snapshot, meta: WorldMeta): string {
  return `${canonicalText({ format, meta, rows })}\n`;
}

/**
 * Reads a world's file. Throws an error with a sentence for people when it is no such file, is damaged, or was
 * written by a build with other tables, seed or rules.
 */
export function readWorldFile(text: string, stampStart: string): SavedWorld {
  const file = parse(text);
  if (file?.format !== format) throw new Error(worldFileTexts.noWorld);
  const { meta, rows } = file;
  const { stamp } = Object(meta) as Partial<WorldMeta>;
  if (typeof stamp !== 'string') throw new Error(worldFileTexts.damaged);
  const [build, seed] = stamp.split('/');
  const [ownBuild, ownSeed] = stampStart.split('/');
  if (build === ownBuild && seed && seed !== ownSeed) throw new Error(worldFileTexts.otherSeed(seed));
  const scenario = stamp.slice(stampStart.length);
  if (!stamp.startsWith(stampStart) || !isScenarioName(scenario)) throw new Error(worldFileTexts.otherBuild);
  checkRows(rows);
  const saved: SavedWorld = { snapshot: { rows, sequences: meta.sequences }, meta, scenario };
  if (!canOpen(saved)) throw new Error(worldFileTexts.damaged);
  return saved;
}

/** Throws an error that names the first row that does not fit its table. */
function checkRows(rows: unknown): void {
  const damage = openTables().findDamage({ rows });
  if (!damage) return;
  const { table, row, column } = damage;
  throw new Error(row === null ? worldFileTexts.damaged : worldFileTexts.damagedRow({ table, row, column }));
}

/** Opens the world once, because rows that someone edited may not fit together. */
function canOpen(saved: SavedWorld): boolean {
  try {
    const world = createWorld({ scenario: saved.scenario, saved });
    world.close();
    return true;
  } catch {
    return false;
  }
}

/** A file of this format was written by `writeWorldFile`; its stamp identifies its tables. */
function parse(text: string): { format?: unknown; meta: WorldMeta; rows: Snapshot['rows'] } | undefined {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>;
  } catch {
    return undefined;
  }
}
