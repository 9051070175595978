import { z } from 'zod';
import { type OperationId, operations } from '../../mocks/generated/operations';
import { fieldAt } from '../../mocks/provider/realtime/protocol/frames';
import { addFinding, type Finding } from './findings';
import { listQuery, type QueryParameter } from './parameters';
import { ask, type Parts, type Run } from './run';

const paginator = z.object({
  data: z.array(z.unknown()),
  current_page: z.number(),
  last_page: z.number(),
  per_page: z.number(),
  total: z.number(),
  from: z.number().nullable(),
  to: z.number().nullable(),
});
type Page = z.infer<typeof paginator>;
/** Undefined if the answer is no page; wrong types are findings already. */
const readPage = (body: unknown): Page | undefined => paginator.safeParse(fieldAt(body, 'data')).data;

/** Checks the pages and filters of a list. `first` is the answer without any of them. */
export async function checkLists(run: Run, id: OperationId, parts: Parts, first: unknown): Promise<void> {
  const query = listQuery(run.contract, id).filter(({ isRequired }) => !isRequired);
  const page = readPage(first);
  if (page) checkNumbers(run, id, page);
  if (page && page.total > 1) await checkSecondPage(run, id, parts, query, page);
  const range = query.filter(({ name }) => isOfRange(name));
  for (const filter of query.filter(({ name }) => !name.includes('page'))) {
    // The first day of a range needs its last.
    const values = toValues(isOfRange(filter.name) ? range : [filter]);
    await checkFilter(run, id, { ...parts, query: { ...parts.query, ...values } }, filter, page);
  }
}

const isOfRange = (name: string) => /date_(from|to)/.test(name);
const toValues = (query: readonly QueryParameter[]) =>
  Object.fromEntries<string>(query.map(({ name, example }) => [name, example]));

/** Requests the second row as a page of one. */
async function checkSecondPage(run: Run, id: OperationId, parts: Parts, query: QueryParameter[], first: Page) {
  const number = query.find(({ name }) => /^page(\[number\])?$/.test(name));
  const size = query.find(({ name }) => /^(per_page|page\[size\])$/.test(name));
  if (!number || (!size && first.last_page < 2)) return;
  const asked = { ...parts.query, ...(size && { [size.name]: '1' }), [number.name]: '2' };
  const page = readPage((await ask(run, id, [200], { ...parts, query: asked })).body);
  if (!page) return;
  checkNumbers(run, id, page);
  const isSame = JSON.stringify(first.data[0]) === JSON.stringify(page.data[0]);
  const refuse = refuser(run, id, 'page');
  if (page.current_page !== 2) refuse(number, '/data/current_page', 'page 2 was requested');
  else if (isSame) refuse(number, '/data/data', 'page 2 repeats a row of page 1');
  if (size && page.per_page !== 1) refuse(size, '/data/per_page', `${size.name}=1 was requested`);
}

/** The numbers of a page that contradict each other. */
function checkNumbers(run: Run, id: OperationId, page: Page): void {
  const { data, total, per_page, last_page, current_page, from, to } = page;
  const before = (current_page - 1) * per_page;
  const [start, end] = data.length > 0 ? [before + 1, before + data.length] : [null, null];
  const checks: [isRight: boolean, pointer: string, problem: string][] = [
    [data.length <= per_page, '/data/data', 'more rows than per_page'],
    [data.length >= Math.min(per_page, total - before), '/data/data', 'fewer rows than per_page and total'],
    [last_page === Math.max(1, Math.ceil(total / per_page)), '/data/last_page', 'not total / per_page'],
    [from === start, '/data/from', 'not the number of the first row'],
    [to === end, '/data/to', 'not the number of the last row'],
  ];
  for (const [isRight, pointer, problem] of checks)
    if (!isRight) addFinding(run.log, { operation: id, status: 200, check: 'page', pointer, problem });
}

async function checkFilter(run: Run, id: OperationId, parts: Parts, filter: QueryParameter, all: Page | undefined) {
  // The plan of a helper may end at some day.
  const statuses = 402 in operations[id].answers ? [200, 402] : [200];
  const page = readPage((await ask(run, id, statuses, parts)).body);
  if (!page) return;
  const refuse = refuser(run, id, 'filter');
  const values = filter.example.split(',');
  const differs = page.data.findIndex((row) => !values.includes(getFiltered(row, filter.name) ?? values[0] ?? ''));
  if (differs >= 0) refuse(filter, `/data/data/${differs}`, `does not match ${filter.name}`);
  else if (all && page.total > all.total && !/bucket|kind/.test(filter.name))
    refuse(filter, '/data/total', `more with ${filter.name} than without it`);
}

/** The value that a filter is about, if the row has a field of its name. */
function getFiltered(row: unknown, name: string): string | undefined {
  if (name === 'type') return fieldAt(row, 'is_read') === true ? 'read' : 'unread';
  const value = fieldAt(row, /^filter\[(\w+)\]$/.exec(name)?.[1] ?? name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A parameter beyond the specification that has no effect is not offered; one of the specification is a finding. */
const refuser =
  ({ log }: Run, id: OperationId, check: Finding['check']) =>
  (parameter: QueryParameter, pointer: string, problem: string) => {
    if (parameter.isExtension) log.notOffered.add(`${id}: ${parameter.name}`);
    else addFinding(log, { operation: id, status: 200, check, pointer, problem });
  };
