// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { Candidate, InvitableEmployees } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { as } from '../../../tests/kit/operations';
import { invite, orderFields, placeOrder } from '../../../tests/kit/orders';
import { call, getField, signIn, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';

// docs/product.md, "Fit" and "Conflicts": whom the office may choose from, and what it reads of them.
let world: World;
let orderId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });
});

async function readCandidates(): Promise<InvitableEmployees> {
  const answer = await as('priya', world, 'getInvitableEmployees', { params: { orderId } });
  // The shape was checked against the contract when it was sent.
  return getField(answer.body, 'data') as InvitableEmployees;
}

async function findCandidate(userId: number): Promise<Candidate> {
  const { branch_employees, other_branch_employees } = await readCandidates();
  const all = [...branch_employees, ...other_branch_employees.flatMap(({ employees }) => employees)];
  const found = all.find(({ user_id }) => user_id === userId);
  if (!found) throw new Error(`${userId} is no candidate`);
  return found;
}

/** Gives Marcus another job, accepted or only asked for. */
async function giveOtherJob(change: object, accepted = true): Promise<number> {
  const other = await placeOrder(world, {
    crew_requirements: [{ position: PositionCode.helper, count: 1 }],
    ...change,
  });
  const [id = 0] = await invite(world, other, [5, PositionCode.helper]);
  if (accepted) world.change(() => world.tables.invitation.update(id, { status: InvitationStatus.accepted }));
  return other;
}

describe('the candidates for a job', () => {
  it('are active members of the branch and, separately, of other branches, best first, no one twice', async () => {
    world.tables.employee.insert({ ...world.tables.employee.require(2), id: 500, branch_id: 2 });
    const { branch_employees: here, other_branch_employees: others } = await readCandidates();
    expect(others.map(({ branch }) => branch.name)).toEqual(['Tucson', 'Las Vegas']);
    const lists = [here, ...others.map(({ employees }) => employees)];
    for (const list of lists) {
      const scores = list.map(({ fit }) => fit.score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
    const people = lists.flat().map(({ user_id }) => user_id);
    expect(new Set(people).size).toBe(people.length);
    expect(here.map(({ user_id }) => user_id)).toContain(5);
    // Not active.
    expect(people).not.toContain(19);
  });

  it('come with what they answered last', async () => {
    const [first = 0] = await invite(world, orderId, [5, PositionCode.helper]);
    expect((await findCandidate(5)).invitation_status).toBe(InvitationStatus.new);
    await as('marcus', world, 'rejectInvitation', { params: { invitationId: first }, body: { reason: 'too_far' } });
    expect((await findCandidate(5)).invitation_status).toBe(InvitationStatus.rejected);
    await invite(world, orderId, [5, PositionCode.helper]);
    expect((await findCandidate(5)).invitation_status).toBe(InvitationStatus.new);
    expect((await findCandidate(7)).invitation_status).toBeNull();
  });
});

describe('another job of a candidate', () => {
  it('is a warning above the limits they set themselves: jobs a day, hours a week, pay', async () => {
    await giveOtherJob({ arrival_window: '03:00 - 04:00', estimated_hours: 2 });
    world.change(() =>
      world.tables.availability.update(5, { max_jobs_per_day: 1, max_hours_per_week: 8, min_pay_per_job: 20_000 }),
    );
    const { availability, conflicts, fit } = await findCandidate(5);
    const texts = ['Would be 2 jobs that day', '8.5 hr in that week', 'Wants at least $200 per job'];
    expect(availability).toBe('partial');
    expect(conflicts.map(({ severity, text }) => [severity, text])).toEqual(texts.map((text) => ['soft', text]));
    expect(fit.warnings).toEqual(expect.arrayContaining(texts));
  });

  it('is named by number if it is the company’s, and only by its hours otherwise', async () => {
    const own = await giveOtherJob({});
    expect((await findCandidate(5)).conflicts).toMatchObject([
      { order_id: own, number: `#${own}`, text: 'Busy 8 AM–2:30 PM', severity: 'hard' },
    ]);
    world.tables.invitation.update(world.tables.invitation.by('order', own)[0]?.id ?? 0, {
      status: InvitationStatus.cancelled,
    });

    const token = await signIn(world, 'grace@blueagave.example');
    const body = { ...orderFields, crew_requirements: [{ position: PositionCode.helper, count: 1 }] };
    const foreign = await call(world, 'POST', '/company-branches/4/orders', { token, body });
    const foreignId = Number(getField(getField(foreign.body, 'data'), 'order_id'));
    const employees = [{ employee_id: 45, position: PositionCode.helper, hourly_rate: 2400 }];
    await call(world, 'POST', `/orders/${foreignId}/invite-employee`, { token, body: { employees } });
    const [theirs] = world.tables.invitation.by('order', foreignId);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId: theirs?.id ?? 0 } });

    const [clash] = (await findCandidate(5)).conflicts;
    expect(clash).toMatchObject({ order_id: null, number: null, text: 'Busy 8 AM–2:30 PM', severity: 'hard' });
    const secrets = ['Hollis', 'Blue Agave', 'Tempe', String(foreignId)];
    expect(secrets.filter((secret) => JSON.stringify(clash).includes(secret))).toEqual([]);
  });
});
