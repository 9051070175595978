import type { Snapshot } from '../db/db';
import type { WorldMeta } from '../db/storage/storage';
import { canonicalText } from '../db/values';
import { isScenarioName, type ScenarioName } from '../scenarios/names';
import { worldFileTexts as texts } from './worldFileTexts';

/** A world that was saved: its rows, and everything else about it. */
type SavedWorld = { snapshot: Snapshot; meta: WorldMeta; scenario: ScenarioName };

const format = 'crewboard-world';

/** A world as a file. Equal worlds give equal files, to the byte. */
export function writeWorldFile({ rows }: Snapshot, meta: WorldMeta): string {
  return `${canonicalText({ format, meta, rows })}\n`;
}

/**
 * Reads a world's file. Throws an error with a sentence for people when it is no such file, or was written by a build
 * with other tables, seed or rules.
 */
export function readWorldFile(text: string, stampStart: string): SavedWorld {
  const file = parse(text);
  if (file?.format !== format) throw new Error(texts.noWorld);
  const { meta, rows } = file;
  const scenario = meta.stamp.slice(stampStart.length);
  if (!meta.stamp.startsWith(stampStart) || !isScenarioName(scenario)) throw new Error(texts.otherBuild);
  return { snapshot: { rows, sequences: meta.sequences }, meta, scenario };
}

/** A file of this format was written by `writeWorldFile`; its stamp says that the tables are the same. */
function parse(text: string): { format?: unknown; meta: WorldMeta; rows: Snapshot['rows'] } | undefined {
  try {
    return JSON.parse(text) as ReturnType<typeof parse>;
  } catch {
    return undefined;
  }
}
