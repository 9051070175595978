// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { afterWork, read } from '../../../tests/kit/helperWorld';
import { hired, offered, publish } from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { memberIn } from '../../../tests/kit/people/members';
import { watchWorld } from '../../../tests/kit/sockets/pushedStory';
import { getField, testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import { dayMs } from '../time/clock';
import type { World } from '../world';

// One rule for every call, search, push and number: mocks/provider/access/reading.ts.
let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const { marcus, sofia } = castIds;
const phoenix = { params: { id: 1 } };

describe('a hidden rating of a manager', () => {
  /** Marcus worked on a job, got two stars and a block, and is now a manager of the branch. */
  async function rateManager() {
    const { orderId, invitationId } = await afterWork(world);
    world.tables.order.update(orderId, ({ completion }) => ({
      completion: completion && {
        ...completion,
        lines: completion.lines.map((line) =>
          line.invitation_id === invitationId
            ? { ...line, rating: { stars: 2, comment: 'Came late', work_again: 'block' as const } }
            : line,
        ),
      },
    }));
    const params = { employeeId: memberIn(world, marcus) };
    const body = { employment_type: 'employee', is_manager: true };
    expect((await as('dana', world, 'updateEmployee', { params, body })).status).toBe(200);
    return { orderId, params };
  }

  type Ids = Awaited<ReturnType<typeof rateManager>>;
  type Reader = 'dana' | 'marcus';
  const hasTwoStars = (crew: readonly { user_id: number; stars: number | null }[] | undefined) =>
    crew?.find(({ user_id }) => user_id === marcus)?.stars === 2;
  const isMarcus = ({ user_id }: { user_id: number | null }) => user_id === marcus;
  const readCandidates = async (who: Reader) => {
    const orderId = await placeOrder(world, { date: '2026-12-12' });
    return (await read(who, world, 'getInvitableEmployees', { params: { orderId } })).branch_employees;
  };

  it.each<[string, (who: Reader, ids: Ids) => Promise<boolean>]>([
    [
      'the job’s detail',
      async (who, { orderId }) => {
        const { completion } = await read(who, world, 'getOrderDetail', { params: { orderId } });
        return JSON.stringify(completion).includes('Came late');
      },
    ],
    [
      'the job’s card',
      async (who, { orderId }) => hasTwoStars((await read(who, world, 'getOrderCard', { params: { orderId } })).crew),
    ],
    ['the history', async (who) => hasTwoStars((await read(who, world, 'getOrderHistory', phoenix)).data[0]?.crew)],
    [
      'the answer of the profile about working again',
      async (who, { params }) => (await read(who, world, 'getMemberProfile', { params })).work_again === 'block',
    ],
    [
      'the rated jobs of the profile',
      async (who, { params }) => (await read(who, world, 'getMemberProfile', { params })).rated_jobs.length > 0,
    ],
    ['the candidates of a job', async (who) => !(await readCandidates(who)).some(isMarcus)],
  ])('is not in %s before helpers see theirs, and the owner reads it right away', async (_name, sees) => {
    const ids = await rateManager();
    expect({ marcus: await sees('marcus', ids), dana: await sees('dana', ids) }).toEqual({ marcus: false, dana: true });
    world.clock.advance(7 * dayMs);
    expect(await sees('marcus', ids)).toBe(true);
  });

  it.each<[string, (who: Reader, ids: Ids) => Promise<boolean>]>([
    [
      'the number of ratings in the profile',
      async (who, { params }) => (await read(who, world, 'getMemberProfile', { params })).rating_count > 0,
    ],
    [
      'the number of ratings in the team',
      async (who) => ((await read(who, world, 'getEmployees', phoenix)).data.find(isMarcus)?.rating_count ?? 0) > 0,
    ],
    [
      'the member’s details',
      async (who, { params }) => ((await read(who, world, 'getEmployee', { params })).rating_count ?? 0) > 0,
    ],
  ])('is not in %s before everyone sees it, so that all screens count the same', async (_name, sees) => {
    const ids = await rateManager();
    expect([await sees('marcus', ids), await sees('dana', ids)]).toEqual([false, false]);
    world.clock.advance(7 * dayMs);
    expect([await sees('marcus', ids), await sees('dana', ids)]).toEqual([true, true]);
  });

  it('is not in a push to the branch that he receives too', async () => {
    const { orderId } = await rateManager();
    const story = watchWorld(world);
    world.change(() => world.announce({ type: 'orderCompleted', orderId, actorId: castIds.dana }));
    const pushed = story.pushes.filter(({ event }) => event === 'order-updated');
    expect(pushed.length).toBeGreaterThan(0);
    expect(JSON.stringify(pushed)).not.toContain('"stars":2');
  });

  it('does not tell him when he invites himself that he was blocked', async () => {
    await rateManager();
    const orderId = await placeOrder(world, { date: '2026-12-12' });
    const employees = [{ employee_id: memberIn(world, marcus), position: PositionCode.helper, hourly_rate: 2400 }];
    const { status, body } = await as('marcus', world, 'inviteEmployee', { params: { orderId }, body: { employees } });
    expect([status, JSON.stringify(body).includes('block')]).toEqual([422, false]);
  });
});

describe('the distance from a helper’s home to a job', () => {
  /** Moves the first stop, which a helper is shown in the same tenth of a degree as before. */
  const moveFirstStop = (orderId: number, degrees: number) =>
    world.tables.order.update(orderId, ({ pick_up_addresses }) => ({
      pick_up_addresses: pick_up_addresses.map((stop) => ({ ...stop, lat: 33.4 + degrees, lng: -111.9 + degrees })),
    }));
  const readInvitation = async (invitationId: number) =>
    (await read('marcus', world, 'getHelperInvitation', { params: { invitationId } })).invitation.home_miles;
  const readOffer = async (offerId: number) =>
    (await read('marcus', world, 'getHelperOffer', { params: { offerId } })).home_miles;

  it('is measured from the shown pin until an invitation is accepted', async () => {
    const { orderId, invitationId } = await asked(world);
    moveFirstStop(orderId, 0.04);
    const before = await readInvitation(invitationId);
    moveFirstStop(orderId, -0.04);
    expect(await readInvitation(invitationId)).toBe(before);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    expect(await readInvitation(invitationId)).not.toBe(before);
  });

  it('is measured from the shown pin until the helper of an offer is accepted', async () => {
    const { orderId, offerId } = await offered(world);
    moveFirstStop(orderId, 0.04);
    const before = await readOffer(offerId);
    moveFirstStop(orderId, -0.04);
    expect(await readOffer(offerId)).toBe(before);
    world = testWorld({ scenario: 'empty' });
    const job = await hired(world);
    moveFirstStop(job.orderId, -0.04);
    expect(await readOffer(job.offerId)).not.toBe(before);
  });
});

describe('a placeholder that the office has still to replace', () => {
  /** Marcus accepted a job that was published without an address and a customer. */
  async function acceptDraft() {
    const draft = {
      date: '2026-11-28',
      arrival_window: '08:00 - 10:00',
      estimated_hours: 4,
      city: 'Tucson',
      state: 'AZ',
    };
    const answer = await publish(world, { draft });
    expect(answer.status).toBe(201);
    const orderId = Number(getField(getField(answer.body, 'data'), 'order_id'));
    const [invitationId = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
    world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted });
    return { orderId, invitationId };
  }
  type Ids = Awaited<ReturnType<typeof acceptDraft>>;
  const range = '?filter[date_from]=2026-11-28&filter[date_to]=2026-11-28';

  it.each<[string, (ids: Ids) => Promise<unknown>]>([
    ['the job', ({ orderId }) => read('marcus', world, 'getOrder', { params: { orderId } })],
    ['the card', ({ orderId }) => read('marcus', world, 'getOrderCard', { params: { orderId } })],
    ['the detail', ({ orderId }) => read('marcus', world, 'getOrderDetail', { params: { orderId } })],
    ['the helper’s calendar', () => read('marcus', world, 'getHelperCalendar', { query: range })],
    ['the invitation', (ids) => read('marcus', world, 'getHelperInvitation', { params: ids })],
  ])('is not shown to the crew in %s', async (_name, readPart) => {
    const seen = JSON.stringify(await readPart(await acceptDraft()));
    expect(seen).toContain('Tucson');
    expect(seen.match(/to be entered|"(pick_up|destination)_address":"[^"]*\d{5}/g)).toBeNull();
  });
});

describe('people of a branch that is closed to a manager', () => {
  /** Luis manages Phoenix. Sofia works in Tucson only. */
  const sendSofiaToTucson = () => {
    for (const { id, branch_id } of world.tables.employee.by('user', sofia))
      if (branch_id === 2) world.tables.employee.remove(id);
    const [one] = world.tables.employee.by('user', sofia);
    return world.tables.employee.update(one?.id ?? 0, { branch_id: 2 });
  };
  const { first_name, phone } = { first_name: 'Sofia', phone: '6025550122' };

  it('are no candidates of a job for the manager, and are for the owner', async () => {
    sendSofiaToTucson();
    const orderId = await placeOrder(world);
    const readNames = async (who: 'dana' | 'luis') => {
      const { branch_employees, other_branch_employees } = await read(who, world, 'getInvitableEmployees', {
        params: { orderId },
      });
      const others = other_branch_employees.flatMap(({ employees }) => employees);
      return [...branch_employees, ...others].map((each) => each.first_name);
    };
    expect(await readNames('dana')).toContain(first_name);
    expect(await readNames('luis')).not.toContain(first_name);
  });

  it('are invited by the owner, not by the manager', async () => {
    const { id: employee_id } = sendSofiaToTucson();
    const orderId = await placeOrder(world);
    const body = { employees: [{ employee_id, position: PositionCode.foremanDriver, hourly_rate: 3200 }] };
    expect((await as('luis', world, 'inviteEmployee', { params: { orderId }, body })).status).toBe(422);
    expect((await as('dana', world, 'inviteEmployee', { params: { orderId }, body })).status).toBe(200);
  });

  it('can be called by the manager only once they are on the crew', async () => {
    const { id: employee_id } = sendSofiaToTucson();
    const orderId = await placeOrder(world);
    const body = { employees: [{ employee_id, position: PositionCode.foremanDriver, hourly_rate: 3200 }] };
    await as('dana', world, 'inviteEmployee', { params: { orderId }, body });
    const readPhone = async (who: 'dana' | 'luis') =>
      (await read(who, world, 'getCurrentCrew', { params: { orderId } })).members[0]?.phone;
    expect([await readPhone('dana'), await readPhone('luis')]).toEqual([phone, null]);
    const [invitation] = world.tables.invitation.by('order', orderId);
    world.tables.invitation.update(invitation?.id ?? 0, { status: InvitationStatus.accepted });
    expect(await readPhone('luis')).toBe(phone);
  });

  it('are strangers to the manager who looks for people outside the team', async () => {
    sendSofiaToTucson();
    const orderId = await placeOrder(world, {
      crew_requirements: [{ position: PositionCode.foremanDriver, count: 1 }],
    });
    const find = async (who: 'dana' | 'luis') => {
      const { matches } = await read(who, world, 'matchHelpers', { body: { order_id: orderId, radius_miles: 100 } });
      const person = matches.find((each) => each.person.user_id === sofia)?.person;
      return person && [person.last_name, person.phone, person.employee_id !== null];
    };
    expect(await find('dana')).toEqual(['Delgado', phone, true]);
    expect(await find('luis')).toEqual(['D.', null, false]);
  });
});

describe('jobs of a branch that is closed to a manager', () => {
  /** Marcus works in Phoenix, and his next job is one of Tucson. */
  async function acceptElsewhere() {
    const { orderId, invitationId } = await asked(world);
    world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted, branch_id: 2 });
    world.tables.order.update(orderId, { branch_id: 2, customer_last_name: 'Elsewhere' });
    return { orderId, params: { employeeId: memberIn(world, marcus) } };
  }

  it.each<[string, (who: 'dana' | 'luis') => Promise<unknown>]>([
    ['the member', (who) => read(who, world, 'getEmployee', { params: { employeeId: memberIn(world, marcus) } })],
    ['the team', (who) => read(who, world, 'getEmployees', phoenix)],
    ['the profile', (who) => read(who, world, 'getMemberProfile', { params: { employeeId: memberIn(world, marcus) } })],
    [
      'the candidates of a job at that time',
      async (who) => {
        const orderId = await placeOrder(world);
        return read(who, world, 'getInvitableEmployees', { params: { orderId } });
      },
    ],
  ])('are without number and customer in %s', async (name, readPart) => {
    const { orderId } = await acceptElsewhere();
    const [dana, luis] = [JSON.stringify(await readPart('dana')), JSON.stringify(await readPart('luis'))];
    const secrets = [`#${orderId}`, 'Elsewhere', `"order_id":${orderId}`];
    expect(secrets.filter((secret) => luis.includes(secret))).toEqual([]);
    if (name !== 'the profile') expect(dana).toContain(`#${orderId}`);
  });
});
