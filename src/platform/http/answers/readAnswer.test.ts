import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#generated/model/answers';
import { answerCalls } from '../../../../tests/kit/http/answerCalls';
import { dialects, inDialect } from '../../../../tests/kit/http/dialects';
import { type ExampleAnswer, exampleAnswers } from '../../../../tests/kit/http/exampleAnswers';
import { testClient } from '../../../../tests/kit/http/testClient';
import { readAnswer } from './readAnswer';
import { type Difference, missing, readShape } from './readShape';

const examples = exampleAnswers().filter(({ isEnveloped }) => isEnveloped);
const findExample = (id: string) => examples.find((each) => each.id === id) ?? expect.unreachable(id);

/** The data as it is read, and what differed. */
function read({ id, method, path }: ExampleAnswer, data: unknown) {
  const [operation, schema] = answers[`${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`] ?? expect.unreachable(id);
  expect(operation).toBe(id);
  const differences = new Map<string, Difference>();
  return { data: readShape(schema, data, 'data', differences), differences };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('an answer as the contract has it', () => {
  it.each(examples)('reads the answer of $id unchanged, and reports nothing', (example) => {
    expect(read(example, example.data)).toEqual({ data: example.data, differences: new Map() });
  });
});

describe.each(Object.entries(dialects))('a provider that writes %s', (name, change) => {
  it('is read as if it wrote the contract', () => {
    const wrong = examples.filter((example) => {
      const { data, differences } = read(example, inDialect(change, example.data));
      const expected = name === 'fields that no one knows' ? inDialect(change, example.data) : example.data;
      return !isEqual(data, expected) || [...differences.values()].some((each) => each !== 'repaired');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** Equal, whatever the order of the fields. */
function isEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}

describe('a read', () => {
  const example = findExample('getOrders');
  const page = example.data as { data: Record<string, unknown>[] };
  const [row = expect.unreachable()] = page.data;
  const readRows = (...rows: unknown[]) => {
    const { data, differences } = read(example, { ...page, data: rows });
    return { rows: (data as typeof page).data, differences: [...differences] };
  };

  it.each([
    ['null', null],
    ['a text', 'job'],
  ])('loses only the row that is %s', (_, wrong) => {
    const { rows, differences } = readRows(row, wrong, row);
    expect(rows).toEqual([row, row]);
    expect(differences).toContainEqual([expect.stringMatching(/^data\.data\[\]/), 'repaired']);
  });

  it('keeps a row without its id, with one that no call accepts', () => {
    const { rows, differences } = readRows(row, { ...row, order_id: undefined }, { ...row, order_id: undefined });
    expect(rows.map(({ order_id }) => order_id)).toEqual([row['order_id'], -2, -3]);
    expect(differences).toEqual([['data.data[].order_id', 'no id']]);
  });

  it('takes an id that the provider calls by another name', () => {
    const { rows } = readRows({ ...row, order_id: undefined, id: 7 });
    expect(rows).toMatchObject([{ order_id: 7 }]);
  });

  it.each([
    ['getServingAreas', ['name', 'name_with_state_initials']],
    ['getTools', ['title']],
    ['getVehicleTypes', ['title']],
  ])('takes the name of a choice that the provider calls by another name: %s', (id, fields) => {
    const named = read(findExample(id), [{ id: 3, name: 'Tempe, AZ' }]).data;
    expect(named).toMatchObject([Object.fromEntries(fields.map((field) => [field, 'Tempe, AZ']))]);
  });

  it('fills in what the specification does not name, without reporting it', () => {
    const { order_id, status, help_type } = row;
    const given = { order_id, status, help_type, pick_up_address: '1 Main St, Tempe', destination_address: null };
    const { rows, differences } = readRows(given);
    expect(rows).toEqual([
      expect.objectContaining({ ...given, date: null, customer_name: '', crew: [], crew_summary: null, version: null }),
    ]);
    expect(differences).toEqual([]);
  });

  it('takes the default of an extension that cannot be read', () => {
    const { rows, differences } = readRows({
      ...row,
      date: 'soon',
      crew_summary: { required: 2 },
      crew: [7, ...[row['crew']].flat()],
    });
    expect(rows).toEqual([{ ...row, date: null, crew_summary: null }]);
    expect(differences.map(([, difference]) => difference)).not.toContain('broken');
  });

  it('takes an address that comes in parts', () => {
    const parts = { id: 9, street: '1 Main St', city: 'Tempe', state: 'AZ', lat: '33.4' };
    expect(readRows({ ...row, pick_up_address: parts }).rows).toMatchObject([
      { pick_up_address: '1 Main St, Tempe, AZ' },
    ]);
  });

  it('takes a list without pages', () => {
    const { data } = read(example, [row]);
    expect(data).toMatchObject({ data: [row], current_page: null, last_page: null });
  });

  it.each<[string, (numbers: object, rows: object[]) => object]>([
    ['beside its rows', (numbers, rows) => ({ data: rows, ...numbers, success: true })],
    ['in `meta` beside its rows', (meta, rows) => ({ data: rows, links: {}, meta, message: '', success: true })],
    ['in `meta` without an envelope', (meta, rows) => ({ data: rows, links: {}, meta })],
    ['in `meta` within `data`', (meta, rows) => ({ data: { data: rows, links: {}, meta }, success: true })],
    ['within `data` twice', (numbers, rows) => ({ data: { data: { data: rows, ...numbers } }, success: true })],
  ])('takes a page with its numbers %s', async (_, toBody) => {
    const numbers = { current_page: 2, last_page: 5, per_page: 10, total: 50, from: 11, to: 20 };
    answerCalls(() => Response.json(toBody(numbers, [row])));
    const answer = await testClient().request({ method: 'GET', url: '/company-branches/7/orders' });
    expect(answer).toMatchObject({ data: [row], ...numbers });
  });

  it('takes a list whose page has numbers that it does not need', async () => {
    const { data } = findExample('getBranches');
    answerCalls(() => Response.json({ data, links: {}, meta: { current_page: 1, last_page: 1 }, success: true }));
    expect(await testClient().request({ url: '/company-branches' })).toEqual(data);
  });

  it.each(['getOrder', 'getMe', 'getCompanyNumbers'])('takes data that is wrapped twice: %s', (id) => {
    const { data } = findExample(id);
    expect(read(findExample(id), { data }).data).toEqual(data);
  });

  it.each([
    ['2026-11-28 15:00', '2026-11-28T15:00:00Z'],
    ['2026-11-28T15:00Z', '2026-11-28T15:00:00Z'],
    ['2026-11-28 15:00:00+00', '2026-11-28T15:00:00Z'],
    ['2026-11-28 08:00:00.123456-07', '2026-11-28T15:00:00Z'],
    ['2026-11-28T08:00:00 -0700', '2026-11-28T15:00:00Z'],
  ])('takes %s as %s', (written, instant) => {
    expect(readRows({ ...row, starts_at: written }).rows).toMatchObject([{ starts_at: instant }]);
  });

  it.each(['2026-11-28 00:00:00', '2026-11-28T05:00:00.000000Z', '2026-11-28T10:00:00Z'])(
    'takes %s, a midnight in America, as its day',
    (written) => expect(readRows({ ...row, date: written }).rows).toMatchObject([{ date: '2026-11-28' }]),
  );

  it.each(['Arizona', '(GMT-07:00) Arizona', 'Mars/Base', null])('takes a time zone of %j as none', (timezone) => {
    expect(readRows({ ...row, timezone }).rows).toMatchObject([{ timezone: '' }]);
    const calendar = findExample('getOrderCalendar');
    const named = inDialect((value, name) => (name === 'timezone' ? timezone : value), calendar.data);
    expect(JSON.stringify(read(calendar, named).data)).toContain('"timezone":""');
  });

  it('keeps an unknown code, and reports it', () => {
    expect(readRows({ ...row, status: 42 })).toEqual({
      rows: [{ ...row, status: 42 }],
      differences: [['data.data[].status', 'unknown code']],
    });
  });

  it('keeps a part whose lists and nullable values are all left out, whatever else it has', () => {
    const offers = findExample('getOffers');
    const given = offers.data as typeof page;
    const [offer] = given.data;
    const { data, differences } = read(offers, { ...given, data: [{ ...offer, requirements: { laravel_key: 7 } }] });
    expect((data as typeof page).data[0]?.['requirements']).toMatchObject({ languages: [], min_rating: null });
    expect([...differences.values()]).not.toContain('broken');
  });

  it('without a required value fails only where that value is shown', () => {
    const { rows, differences } = readRows({ ...row, status: undefined });
    expect(() => 'Status: '.concat(rows[0]?.['status'] as string)).toThrow('missing');
    expect(rows).toEqual([{ ...row, status: missing }]);
    expect(differences).toEqual([['data.data[].status', 'broken']]);
  });

  it.each(examples.filter(({ method }) => method === 'GET'))('reading $id fails without data', ({ method, path }) => {
    const cut = { message: '', errors: null, success: true };
    const bodies = [cut, '<html></html>', 'text', 7, ''];
    const taken = bodies.filter((body) => {
      try {
        readAnswer({ method, path: path.replaceAll(/\{\w+\}/g, '7'), status: 200, body, data: body });
        return true;
      } catch {
        return false;
      }
    });
    expect(taken).toEqual([]);
  });

  it('fails on a page of HTML and is not repeated', async () => {
    const requests = answerCalls(() => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }));
    const failure = { status: 200, message: 'An unexpected error occurred:' };
    await expect(testClient().request({ url: '/plans' })).rejects.toMatchObject(failure);
    expect(requests).toHaveLength(1);
  });
});

describe('a write', () => {
  it.each([{}, [], null])('may be done without describing its result: %j', (data) => {
    const body = { data, message: '', errors: null, success: true };
    const logged = vi.spyOn(console, 'error');
    readAnswer({ method: 'POST', path: '/orders/7/invite-employee', status: 200, body, data });
    expect(logged).not.toHaveBeenCalled();
  });
});
