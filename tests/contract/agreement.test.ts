// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../mocks/simulation/simulation';
import type { World } from '../../mocks/world';
import { issueToken } from '../../mocks/http/authenticate';
import { type OperationId, operations } from '../../mocks/generated/operations';
import { call, getField, testWorld, toList } from '../kit/world';

// Every count, rating, state and name that two or more operations show is the same in all of them.

type Read = (id: OperationId, params: Record<string, number>, query?: string, body?: unknown) => Promise<unknown>;

/** Answers of each operation about one fact: "person 12 of company 1, rating_avg" -> "4.9" -> operations. */
type Facts = Map<string, Map<string, Set<string>>>;

/** The fields that several operations show of a job, a person and an offer. */
const jobFields = [
  'number',
  'status',
  'closed_state',
  'customer_name',
  'date',
  'arrival_window',
  'starts_at',
  'timezone',
];
const crewFields = ['required', 'accepted', 'pending'];
const personFields = [
  'first_name',
  'last_name',
  'phone',
  'hours_this_week',
  'rating_avg',
  'rating_count',
  'jobs_together',
  'is_favorite',
];
const offerFields = ['status', 'apply_by', 'waiting', 'date', 'ends_at'];

function say(facts: Facts, subject: string, fields: readonly string[], row: unknown, operation: string): void {
  for (const field of fields) {
    const value = getField(row, field);
    if (value === undefined) continue;
    const said = facts.get(`${subject}, ${field}`) ?? new Map<string, Set<string>>();
    facts.set(`${subject}, ${field}`, said);
    const text = JSON.stringify(value);
    said.set(text, (said.get(text) ?? new Set()).add(operation));
  }
}

function listOffenders(facts: Facts): string[] {
  return [...facts].flatMap(([fact, said]) =>
    said.size < 2 ? [] : [`${fact}: ${[...said].map(([value, by]) => `${value} in ${[...by].join(', ')}`).join('; ')}`],
  );
}

function createReader(world: World, userId: number): Read {
  const token = world.change(() => issueToken(world, userId));
  return async (id, params, query = '', body) => {
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const answer = await call(world, operations[id].method, path + query, { token, body });
    return getField(answer.body, 'data');
  };
}

/** All rows of a list. */
async function readAll(read: Read, id: OperationId, params: Record<string, number>, query: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read(id, params, `${query}${query === '' ? '?' : '&'}page=${page}`);
    rows.push(...toList(getField(found, 'data')));
    if (page >= Number(getField(found, 'last_page') ?? 1)) return rows;
  }
}

async function collect(world: World): Promise<Facts> {
  const facts: Facts = new Map();
  for (const { owner_id, id: companyId } of world.tables.company.all()) {
    const read = createReader(world, owner_id);
    for (const { id: branchId } of world.tables.branch.by('company', companyId)) {
      await collectJobs(facts, world, read, branchId);
      await collectTeam(facts, world, read, { branchId, companyId });
    }
    await collectOffers(facts, world, read, companyId);
  }
  return facts;
}

async function collectJobs(facts: Facts, world: World, read: Read, branchId: number): Promise<void> {
  const params = { id: branchId };
  const tabs = { not_formed: '?filter[tab]=not_formed', formed: '?filter[tab]=formed' };
  say(facts, `branch ${branchId}`, Object.keys(tabs), await read('getOrderCount', params), 'getOrderCount');
  for (const order of world.tables.order.by('branch', branchId).filter(({ closed_state }) => closed_state === null)) {
    const subject = `job ${order.id}`;
    const [card, detail, crew] = [
      await read('getOrderCard', { orderId: order.id }),
      await read('getOrderDetail', { orderId: order.id }),
      await read('getCurrentCrew', { orderId: order.id }),
    ];
    const whole = getField(detail, 'order') ?? detail;
    say(facts, subject, jobFields, card, 'getOrderCard');
    say(facts, subject, jobFields, whole, 'getOrderDetail');
    say(facts, subject, jobFields, await read('getOrder', { orderId: order.id }), 'getOrder');
    say(facts, subject, crewFields, getField(card, 'crew_summary'), 'getOrderCard');
    say(facts, subject, crewFields, sumSlots(getField(crew, 'slots')), 'getCurrentCrew');
  }
}

function sumSlots(slots: unknown): object {
  return Object.fromEntries(
    crewFields.map((field) => [
      field,
      toList(slots).reduce<number>((sum, slot) => sum + Number(getField(slot, field)), 0),
    ]),
  );
}

type Place = { branchId: number; companyId: number };

async function collectTeam(facts: Facts, world: World, read: Read, { branchId, companyId }: Place): Promise<void> {
  const toSubject = (row: unknown) => `person ${String(getField(row, 'user_id'))} of company ${companyId}`;
  for (const row of await readAll(read, 'getEmployees', { id: branchId }, ''))
    say(facts, toSubject(row), personFields, row, 'getEmployees');
  for (const { id } of world.tables.employee.by('branch', branchId)) {
    const employee = await read('getEmployee', { employeeId: id });
    say(facts, toSubject(employee), personFields, employee, 'getEmployee');
  }
  const [order] = world.tables.order.select(
    'branch',
    branchId,
    ({ closed_state, starts_at }) => closed_state === null && starts_at > world.now(),
  );
  if (!order) return;
  const invitable = await read('getInvitableEmployees', { orderId: order.id });
  for (const row of toList(getField(invitable, 'branch_employees')))
    say(facts, toSubject(row), personFields, row, 'getInvitableEmployees');
  const found = await read('matchHelpers', {}, '', { order_id: order.id, radius_miles: 25 });
  for (const match of toList(getField(found, 'matches'))) {
    const person = getField(match, 'person');
    say(facts, toSubject(person), personFields, person, 'matchHelpers');
  }
}

async function collectOffers(facts: Facts, world: World, read: Read, companyId: number): Promise<void> {
  for (const { id: branchId } of world.tables.branch.by('company', companyId)) {
    for (const row of await readAll(read, 'getOffers', {}, `?branch_id=${branchId}`)) {
      const offerId = Number(getField(row, 'id'));
      const shown = await read('getOffer', { offerId });
      say(facts, `offer ${offerId}`, offerFields, row, 'getOffers');
      say(facts, `offer ${offerId}`, offerFields, shown, 'getOffer');
      const people = await readAll(read, 'getOfferApplications', { offerId }, '');
      const waiting = people.filter((each) => getField(each, 'status') === 1 && getField(each, 'applied_at') !== null);
      say(facts, `offer ${offerId}`, ['waiting'], { waiting: waiting.length }, 'getOfferApplications');
      await collectHelperSide(facts, world, offerId);
      for (const each of people) {
        const person = getField(each, 'person');
        const subject = `person ${String(getField(person, 'user_id'))} of company ${companyId}`;
        say(facts, subject, personFields, person, 'getOfferApplications');
      }
    }
  }
}

async function collectHelperSide(facts: Facts, world: World, offerId: number): Promise<void> {
  const [application] = world.tables.offerApplication.by('offer', offerId);
  if (!application) return;
  const shown = await createReader(world, application.user_id)('getHelperOffer', { offerId });
  const { offer_status: status, date, apply_by, ends_at } = (shown ?? {}) as Record<string, unknown>;
  say(facts, `offer ${offerId}`, offerFields, { status, date, apply_by, ends_at }, 'getHelperOffer');
}

/** Every activity of an offer says as many applicants as had applied and waited then. */
function listWrongActivities({ tables }: World): string[] {
  return tables.activity
    .where(({ type }) => type === 'offer.application_received')
    .flatMap(({ title, data, created_at }) => {
      const waiting = tables.offerApplication.select(
        'offer',
        data.offer_id ?? 0,
        ({ applied_at, decided_at }) =>
          applied_at !== null && applied_at <= created_at && (decided_at === null || decided_at > created_at),
      );
      return waiting.length === data.count ? [] : [`${title}: ${waiting.length} had applied at ${created_at}`];
    });
}

/** An activity names a job, person or offer that exists, and never an end that is still to come. */
function listLostActivities({ tables, now }: World): string[] {
  return tables.activity
    .where(({ data, created_at }) => {
      const isLost =
        (data.order_id !== undefined && !tables.order.has(data.order_id)) ||
        (data.offer_id !== undefined && !tables.offer.has(data.offer_id)) ||
        (data.user_id !== undefined && !tables.user.has(data.user_id)) ||
        (data.branch_invitation_id !== undefined && !tables.branchInvitation.has(data.branch_invitation_id));
      return isLost || created_at > now();
    })
    .map(({ title, created_at }) => `${created_at} ${title}`);
}

describe.each([
  ['at its start', 0],
  ['after thirty simulated days', 30],
])('the standard world %s', (_name, days) => {
  const world = testWorld();
  const simulation = createSimulation(world, { everyMs: 3_600_000 });
  simulation.start();
  world.clock.advance(days * 24 * 3_600_000);
  simulation.stop();

  it('says each fact once', async () => {
    const facts = await collect(world);
    expect(facts.size).toBeGreaterThan(500);
    expect(listOffenders(facts)).toEqual([]);
  }, 60_000);

  it('has only activities of what happened', () => {
    expect(listLostActivities(world)).toEqual([]);
    expect(listWrongActivities(world)).toEqual([]);
  });
});
