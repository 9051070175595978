// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { getField, testWorld } from '../../../tests/kit/world';
import type { OperationId } from '../../generated/operations';
import type { World } from '../../world';

type Parts = { params?: Record<string, number>; query?: string; body?: object };

let world: World;
/** Each fact about a person, by user and fact, with all values that answers give it. */
const facts = new Map<string, Set<string>>();
const sources = new Set<OperationId>();

const names = ['hours_this_week', 'rating_avg', 'rating_count', 'jobs_together'] as const;

function collect(source: OperationId, value: unknown): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(source, each);
  } else if (typeof value === 'object' && value !== null) {
    const userId = getField(value, 'user_id');
    for (const name of names.filter((each) => userId !== undefined && getField(value, each) !== undefined)) {
      const key = `${String(userId)} ${name}`;
      facts.set(key, (facts.get(key) ?? new Set()).add(String(getField(value, name))));
      sources.add(source);
    }
    for (const each of Object.values(value)) collect(source, each);
  }
}

async function read(id: OperationId, parts: Parts): Promise<unknown> {
  const answer = await as('dana', world, id, parts);
  expect(answer.status).toBe(200);
  const data = getField(answer.body, 'data');
  collect(id, data);
  return data;
}

beforeAll(async () => {
  world = testWorld();
  await read('getEmployees', { params: { id: 1 }, query: '?per_page=100' });
  await read('searchHelpersGlobally', { params: { id: 1 }, query: '?per_page=100' });
  await read('getBranchInvitations', { params: { id: 1 }, query: '?filter[status]=1' });
  const open = world.tables.order
    .by('branch', 1)
    .filter(({ closed_state, starts_at }) => closed_state === null && starts_at > world.now());
  for (const { id } of open) await read('getInvitableEmployees', { params: { orderId: id } });
  // The newest jobs have open slots.
  for (const { id } of open.slice(-5)) await read('matchHelpers', { body: { branch_id: 1, order_id: id } });
  for (const { id } of world.tables.offer.by('branch', 1)) {
    await read('getOfferApplications', { params: { offerId: id } });
  }
});

it('has the same hours, ratings and jobs of each person on all screens of the company', () => {
  const differing = [...facts].filter(([, values]) => values.size > 1);
  expect(differing.map(([key, values]) => `${key}: ${[...values].join(', ')}`)).toEqual([]);
  expect([...sources].sort()).toEqual([
    'getBranchInvitations',
    'getEmployees',
    'getInvitableEmployees',
    'getOfferApplications',
    'matchHelpers',
    'searchHelpersGlobally',
  ]);
});
