// @vitest-environment node
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../random';
import { createDb } from './db';
import { defineTable } from './table';

/** Operations of a run, and its seed; `FUZZ_RUNS=200000 FUZZ_SEED=7 npx vitest run mocks/provider/store/storeFuzz.test.ts`. */
const OPERATIONS = Number(process.env.FUZZ_RUNS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const KEYS = 250;

type Row = { id: number; group: number; rank: number; tags: string[]; note: string | null };

function openDb() {
  return createDb({
    item: defineTable<Row>()({
      key: 'id',
      columns: { id: 'number', group: 'number', rank: 'number', tags: 'json', note: 'text?' },
      indexes: {
        group: { of: (row) => row.group, sort: (row) => row.rank, order: 'desc' },
        tag: (row) => row.tags,
        groupedTag: { of: (row) => row.tags, grouped: true },
        note: { of: (row) => row.note, unique: true },
      },
    }),
  });
}
type Item = ReturnType<typeof openDb>['tables']['item'];
type Reference = Map<number, Row>;

const randomRow = (random: Random, id: number): Row => ({
  id,
  group: random.int(1, 6),
  rank: random.int(1, 40),
  tags: random.sample(['truck', 'piano', 'boxes', 'dolly'], random.int(0, 3)),
  note: random.chance(0.5) ? `note ${random.int(1, 400)}` : null,
});

const taken = (reference: Reference, row: Row) =>
  row.note !== null && [...reference.values()].some((other) => other.id !== row.id && other.note === row.note);

/** One write on both sides; true when both accepted it. They must agree. */
function write(random: Random, table: Item, reference: Reference): void {
  const row = randomRow(random, random.int(1, KEYS));
  const held = reference.get(row.id);
  const kind = random.pick(['insert', 'insert', 'update', 'update', 'remove'] as const);
  if (kind === 'remove') {
    same(table.remove(row.id), held);
    reference.delete(row.id);
    return;
  }
  const { id, ...patch } = row;
  const refused = taken(reference, row) || (kind === 'insert') === (held !== undefined);
  const attempt = () => (kind === 'insert' ? table.insert(row) : table.update(id, patch));
  if (refused) {
    expect(attempt).toThrow(/item/);
    return;
  }
  const answer = attempt();
  same(answer, row);
  answer.tags.push('written into the answer');
  reference.set(id, structuredClone(row));
}

/** Fails like `toEqual`, but is much cheaper when it passes. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

function compare(random: Random, table: Item, reference: Reference): void {
  const rows = [...reference.values()].sort((a, b) => a.id - b.id);
  same(table.all(), rows);
  const group = random.int(1, 6);
  const grouped = rows.filter((row) => row.group === group).sort((a, b) => b.rank - a.rank || b.id - a.id);
  same(table.by('group', group), grouped);
  const page = random.int(1, 6);
  same(table.page('group', group, { page, perPage: 7 }).rows, grouped.slice((page - 1) * 7, page * 7));
  same(table.count('group', group), grouped.length);
  const pianos = rows.filter((row) => row.tags.includes('piano'));
  same(table.by('tag', 'piano'), pianos);
  same(table.by('groupedTag', 'piano'), pianos);
  const noted = rows.find((row) => row.note !== null);
  if (noted?.note) same(table.one('note', noted.note), noted);
}

/** Several writes that succeed or fail together, some of them nested. */
function writeTogether(random: Random, db: ReturnType<typeof openDb>, reference: Reference): void {
  // Its rows are replaced, never changed.
  const before = new Map(reference);
  const failing = random.chance(0.5);
  const several = () =>
    Array.from({ length: random.int(1, 6) }).forEach(() => write(random, db.tables.item, reference));
  const work = () =>
    db.transaction(() => {
      several();
      db.transaction(several);
      if (failing) throw new Error('undo all of it');
    });
  if (!failing) return work();
  expect(work).toThrow('undo all of it');
  reference.clear();
  for (const [id, row] of before) reference.set(id, row);
}

function apply(
  changes: ReturnType<ReturnType<typeof openDb>['takeChanges']>,
  log: Map<string | number, unknown>,
): void {
  for (const { key, row } of changes) {
    if (row === null) log.delete(key);
    else log.set(key, row);
  }
}

describe(`the store after ${OPERATIONS} random operations (seed ${SEED})`, () => {
  it('equals a plain Map, and its change log rebuilds it', { timeout: 600_000 }, () => {
    const random = createRandom(SEED);
    const db = openDb();
    const reference: Reference = new Map();
    const log = new Map<string | number, unknown>();
    for (let done = 0; done < OPERATIONS; done += 1) {
      if (random.chance(0.05)) writeTogether(random, db, reference);
      else write(random, db.tables.item, reference);
      if (done % 40 === 0) compare(random, db.tables.item, reference);
      if (done % 97 === 0) {
        apply(db.takeChanges(), log);
      }
    }
    apply(db.takeChanges(), log);
    compare(random, db.tables.item, reference);
    expect(log).toEqual(new Map(reference));
    const copy = openDb();
    copy.restore(db.snapshot());
    compare(random, copy.tables.item, reference);
    expect(copy.hash()).toBe(db.hash());
  });
});
