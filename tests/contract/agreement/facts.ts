import { type OperationId, operations } from '../../../mocks/generated/operations';
import { issueToken } from '../../../mocks/provider/http/authenticate';
import { fillPath } from '../../../mocks/provider/http/operationPath';
import type { World } from '../../../mocks/provider/world';
import { call, getField, toList } from '../../kit/world';

/** Answers of each operation about one fact: "person 12 of company 1, rating_avg" -> "4.9" -> operations. */
export type Facts = Map<string, Map<string, Set<string>>>;

/** Notes the fields of a row. Texts that are hidden from a reader are empty and skipped. */
export function addFacts(
  facts: Facts,
  subject: string,
  fields: readonly string[],
  row: unknown,
  operation: string,
): void {
  for (const field of fields) {
    const value = getField(row, field);
    if (value === undefined || value === '') continue;
    const said = facts.get(`${subject}, ${field}`) ?? new Map<string, Set<string>>();
    facts.set(`${subject}, ${field}`, said);
    const text = JSON.stringify(value);
    said.set(text, (said.get(text) ?? new Set()).add(operation));
  }
}

/** Notes someone's average and count, which are the same for everyone. Fewer ratings than three are shown as New. */
export function addRating(facts: Facts, userId: number, [average, count]: [unknown, unknown], operation: string): void {
  if (count === undefined) return;
  const rating = { average: Number(count) < 3 ? null : average, count };
  addFacts(facts, `rating of person ${userId}`, ['average', 'count'], rating, operation);
}

export function listOffenders(facts: Facts): string[] {
  return [...facts].flatMap(([fact, said]) =>
    said.size < 2 ? [] : [`${fact}: ${[...said].map(([value, by]) => `${value} in ${[...by].join(', ')}`).join('; ')}`],
  );
}

export type Read = (
  id: OperationId,
  params?: Record<string, number>,
  query?: string,
  body?: unknown,
) => Promise<unknown>;

export function createReader(world: World, userId: number): Read {
  const token = world.change(() => issueToken(world, userId));
  return async (id, params = {}, query = '', body) => {
    const path = fillPath(operations[id].path, params);
    const answer = await call(world, operations[id].method, path + query, { token, body });
    return getField(answer.body, 'data');
  };
}

/** All rows of a list. */
export async function readAll(
  read: Read,
  id: OperationId,
  params: Record<string, number> = {},
  query = '',
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read(id, params, `${query}${query === '' ? '?' : '&'}page=${page}`);
    rows.push(...toList(getField(found, 'data')));
    if (page >= Number(getField(found, 'last_page') ?? 1)) return rows;
  }
}

/** Calls `visit` with each object in an answer, however deep. */
export function walk(value: unknown, visit: (row: object) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => walk(each, visit));
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const each of Object.values(value)) walk(each, visit);
}
