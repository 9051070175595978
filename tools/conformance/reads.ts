import { UserType } from '#generated/model/codes';
import { type OperationId, operations } from '../../mocks/generated/operations';
import { fieldAt } from '../../mocks/provider/realtime/protocol/frames';
import type { Answer } from './answers';
import { checkLists } from './lists';
import { listQuery } from './parameters';
import { checkRefusals } from './refusals';
import { ask, type Parts, type Person, type Run } from './run';

/** Reads that need what no list has: a code of Google, and a plan that suits the one in use. */
const unreadable = new Set<OperationId>(['handleGoogleCallback', 'previewPlan']);

/** Answers that name something: which name, and the field of its first row or of its data. */
const sources: Partial<Record<OperationId, readonly [name: string, ...fields: string[]]>> = {
  getBranches: ['branch', 'id'],
  getServingAreas: ['area', 'id'],
  getOrders: ['orderId', 'order_id', 'id'],
  getOrderHistory: ['orderId', 'order_id', 'id'],
  getEmployees: ['employeeId', 'id'],
  getHelperInvitations: ['invitationId', 'id'],
  getOffers: ['offerId', 'id'],
  getHelperOffers: ['ownOfferId', 'id'],
  getCalendarFeed: ['token', 'url'],
};

/** The lists come before what is in them. `getMe` is a POST that changes nothing. */
const reads = Object.keys(operations)
  .filter((id): id is OperationId => id in operations)
  .filter((id) => (operations[id].method === 'GET' || id === 'getMe') && !unreadable.has(id))
  .toSorted((a, b) => Number(b in sources) - Number(a in sources));

/** Calls every read as each person: what they may see, its lists, and the refusals. */
export async function checkReads(run: Run, people: readonly Person[]): Promise<void> {
  const home = people.find(({ type }) => type !== UserType.helper)?.company ?? 0;
  for (const person of people) {
    for (const id of reads) {
      if (run.log.notOffered.has(id)) continue;
      const parts = fillParts(run, id, person);
      if (!parts) continue;
      const isChecked = run.log.succeeded.has(id);
      const answer = await ask(run, id, expectStatuses(id, person, parts, home), parts);
      if (answer.status !== 200) continue;
      learn(run, id, answer);
      if (isChecked) continue;
      await checkLists(run, id, parts, answer.body);
      await checkRefusals(run, id, parts);
    }
  }
}

/** The parts of a call, or undefined when the id of what it reads is unknown. */
function fillParts(run: Run, id: OperationId, person: Person): Parts | undefined {
  const { path } = operations[id];
  const params: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = findParam(run, id, name, person);
    if (value === undefined) return undefined;
    params[name] = value;
  }
  const query = Object.fromEntries(
    listQuery(run.contract, id)
      .filter(({ isRequired }) => isRequired)
      .map(({ name, example }) => [name, (name === 'branch_id' ? run.known.get('branch') : undefined) ?? example]),
  );
  return { token: person.token, params, query };
}

function findParam({ known }: Run, id: OperationId, name: string, { type }: Person): string | undefined {
  // 0 is the personal feed of helpers.
  if (name === 'branchId') return type === UserType.helper ? '0' : known.get('branch');
  if (name === 'id') return known.get(id === 'getServingArea' ? 'area' : 'branch');
  return known.get(id === 'getHelperOffer' ? 'ownOfferId' : name);
}

/** Rights are in docs/product.md, "People and roles": helpers read nothing of a company, and its office nothing of a helper. */
function expectStatuses(id: OperationId, { type, company }: Person, { params, query }: Parts, home: number) {
  const { path, answers } = operations[id];
  const refusals = [402, 403, 404].filter((status) => status in answers);
  const side = sides[type];
  const area = areas.find(([, pattern]) => pattern.test(path))?.[0];
  if (!side || !area) return refusals.length === 0 ? [200] : [200, ...refusals];
  const isOfSomething = Object.keys({ ...params, ...query }).length > 0;
  if (side !== area || (isOfSomething && side === 'company' && company !== home)) return refusals;
  return refusals.includes(402) ? [200, 402] : [200];
}

/** Managers are on both sides, others of the office see only their branches. */
const sides: Partial<Record<number, 'company' | 'helper'>> = {
  [UserType.owner]: 'company',
  [UserType.helper]: 'helper',
};
const areas = [
  ['helper', /^\/(helper|rating)/],
  ['company', /^\/(company-(branches|outsource)|managers|employees)/],
] as const;

function learn({ known }: Run, id: OperationId, { body }: Answer): void {
  const [name, ...fields] = sources[id] ?? [];
  if (name === undefined || known.has(name)) return;
  const data = fieldAt(body, 'data');
  const [row = data] = toRows(data);
  const value = fields.map((field) => fieldAt(row, field)).find((field) => field !== undefined);
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string') known.set(name, text.split('/').at(-1) ?? '');
}

/** The rows of a list, or of a page of one. */
function toRows(data: unknown): readonly unknown[] {
  const rows: unknown = Array.isArray(data) ? data : fieldAt(data, 'data');
  return Array.isArray(rows) ? rows : [];
}
