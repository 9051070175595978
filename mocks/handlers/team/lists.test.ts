// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, manyMembers } from '../../../tests/kit/members';
import { as } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { type Answer, toList, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { warnAboutDocuments } from './documentWarnings';

/** Shared by tests that only read. Tests that write create their own world. */
let standard: World;
let world: World;
beforeAll(() => {
  standard = testWorld();
});
beforeEach(() => {
  world = standard;
});

const getData = (answer: Answer) => getField(answer.body, 'data');
const readMembers = async (query: string) =>
  getData(await as('dana', world, 'getEmployees', { params: { id: 1 }, query }));
const readTotal = async (query: string) => Number(getField(await readMembers(query), 'total'));
const listNames = (page: unknown) =>
  toList(getField(page, 'data')).map((row) => [getField(row, 'first_name'), getField(row, 'last_name')].join(' '));
const readSummary = async () => getData(await as('dana', world, 'getTeamSummary', { params: { id: 1 } }));

describe('the numbers of a team', () => {
  it('match the standard world', async () => {
    expect(await readSummary()).toMatchObject({
      members: 26,
      expiring_documents: 2,
      requested: 5,
      today: '2026-11-21',
    });
    const crew = world.tables.employee.by('branch', 1).map(({ user_id }) => world.tables.user.require(user_id));
    const first = (position: number | undefined) => crew.filter(({ positions }) => positions[0] === position).length;
    expect([3, 1, 2, 4, undefined].map(first)).toEqual([12, 5, 3, 3, 3]);
    expect(await readTotal('?filter[status]=0')).toBe(1);
  });

  it.each(['standard', 'hundred', 'empty'] as const)('equal their lists in the world %s', async (scenario) => {
    world = testWorld({ scenario });
    const requests = await as('dana', world, 'getBranchInvitations', { params: { id: 1 }, query: '?filter[status]=1' });
    expect(await readSummary()).toEqual({
      members: await readTotal(''),
      helpers: await readTotal('?position=3'),
      drivers: await readTotal('?position=1,4'),
      foreman: await readTotal('?position=2,4'),
      employees: await readTotal('?filter[employment_type]=employee'),
      available_today: await readTotal('?filter[available_on]=2026-11-21'),
      expiring_documents: await readTotal('?filter[documents]=expiring'),
      requested: getField(getData(requests), 'total'),
      today: '2026-11-21',
    });
  });
});

describe('the list of members', () => {
  it('is sorted by name, in pages that follow one another', async () => {
    const pages = [
      await readMembers('?per_page=10'),
      await readMembers('?page=2&per_page=10'),
      await readMembers('?page=3&per_page=10'),
    ];
    const all = pages.flatMap(listNames);
    expect(all).toEqual([...all].sort(new Intl.Collator('en').compare));
    expect(new Set(all).size).toBe(26);
    expect(pages[2]).toMatchObject({ current_page: 3, last_page: 3, from: 21, to: 26, total: 26 });
    expect(await readMembers('?page=9')).toMatchObject({ data: [], from: null, to: null, total: 26 });
  });

  it.each([
    ['search=tyrell', ['Tyrell Banks']],
    ['search=ell b', ['Tyrell Banks']],
    ['search=LUIS@copper', ['Luis Ortega']],
    ['search=(602) 555-0163', ['Tyrell Banks']],
    ['search=nobody', []],
    ['search=tyrell&position=2', []],
  ])('finds members by %s', async (query, found) => {
    expect(listNames(await readMembers(`?${query}`))).toEqual(found);
  });

  it('of a thousand members is as quick as of ten', async () => {
    world = testWorld({ scenario: 'empty' });
    manyMembers(world, 1000);
    expect(await readTotal('?per_page=25')).toBe(1026);
    const began = process.cpuUsage();
    for (let time = 0; time < 3; time += 1)
      await readMembers('?page=4&filter[available_on]=2026-11-28&filter[min_rating]=4');
    const { user } = process.cpuUsage(began);
    // A generous limit: presenting every member in full would take many times as long.
    expect(user / 3000).toBeLessThan(400);
  });
});

describe('the search of a branch', () => {
  const search = async (query: string) =>
    getData(await as('dana', world, 'searchBranch', { params: { id: 1 }, query }));
  it.each([
    ['', 5, 5],
    ['?type=order', 20, 0],
    ['?type=employee&search=', 0, 20],
    ['?search=marcus reed', 0, 1],
    ['?search=x', 5, 5],
    ['?search=zzzz', 0, 0],
  ])('with "%s" finds %i jobs and %i people', async (query, orders, employees) => {
    const found = await search(query);
    expect([toList(getField(found, 'orders')).length, toList(getField(found, 'employees')).length]).toEqual([
      orders,
      employees,
    ]);
  });

  it('knows a job by number, customer, phone, town and street; the next to come first', async () => {
    world = testWorld();
    const orderId = await placeOrder(world, {
      customer_last_name: 'Quillfeather',
      customer_primary_phone: '6025559911',
    });
    for (const text of [`%23${orderId}`, String(orderId), 'quillf', '(602) 555-9911']) {
      expect(toList(getField(await search(`?search=${text}`), 'orders'))[0], text).toMatchObject({ order_id: orderId });
    }
    const inTown = toList(getField(await search('?type=order&search=tempe'), 'orders'));
    const states = inTown.map((row) => getField(row, 'closed_state') !== null);
    expect(states).toEqual([...states].sort((a, b) => Number(a) - Number(b)));
  });
});

describe('the search of all branches', () => {
  const search = (who: 'dana' | 'priya', query: string) => as(who, world, 'searchBranch', { params: { id: 1 }, query });

  it('is for the owner, and each row has its branch', async () => {
    const found = getData(await search('dana', '?scope=company&type=order'));
    const names = new Set(toList(getField(found, 'orders')).map((row) => getField(row, 'branch_name')));
    expect(names.size).toBeGreaterThan(1);
    expect((await search('priya', '?scope=company')).status).toBe(403);
    const own = getData(await search('priya', '?scope=branch&type=order'));
    expect(new Set(toList(getField(own, 'orders')).map((row) => getField(row, 'branch_id')))).toEqual(new Set([1]));
  });
});

it('the office is notified once about an expiring paper', async () => {
  world = testWorld({ scenario: 'empty' });
  await addMember(world, { license_expires_on: '2026-12-30' });
  const listTitles = () => world.tables.activity.by('feed', '1/1').map(({ title }) => title);
  world.change(() => warnAboutDocuments(world));
  expect(listTitles()).toEqual([]);
  world.clock.advance(12 * 24 * 3_600_000);
  expect(listTitles()).toEqual(["Nadia Frost's driver license expires in 30 days"]);
  world.clock.advance(9 * 24 * 3_600_000);
  expect(listTitles().filter((title) => title.startsWith('Nadia'))).toHaveLength(1);
});
