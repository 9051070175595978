// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createChoices, planCrews } from '#domain/crewPlan/planCrews';
import { isOpenInvitation } from '#domain/orders/statuses';
import type { CrewPlanResponse } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { fewPeople } from '../../../../../tests/kit/crews';
import type { HostedWorld } from '../../../../../tests/kit/hostedWorld';
import { testClient } from '../../../../../tests/kit/http/testClient';
import { findDoubleBooked } from '../../../../../tests/kit/invariants/doubleBooked';
import { findProblems } from '../../../../../tests/kit/invariants/invariants';
import { people } from '../../../../../tests/kit/operations';
import { placeOrder } from '../../../../../tests/kit/orders';
import { call, signIn } from '../../../../../tests/kit/world';
import { inviteToJob } from '../model/inviteToJob';
import {
  type BuildJob,
  toPlannedJob,
  toPlanInput,
  createDraft,
  type SlotDrafts,
  toDrafts,
  toKeptSlots,
  withoutSent,
} from './planInput';
import { listKeptDrafts, listSlotRows, toCrewPlan, toJobInvitations } from './slotRows';

/** `FUZZ_SEED=7 npx vitest run src/features/jobs/crew/build/draftSequences.test.ts` */
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const actionCount = 200;

const action = fc.record({
  kind: fc.constantFrom('load', 'build', 'choose', 'choose', 'leaveOpen', 'send', 'accept', 'reject', 'withdraw'),
  dispatcher: fc.nat({ max: 1 }),
  index: fc.nat({ max: 50 }),
});

type World = HostedWorld['world'];
type Client = ReturnType<typeof testClient>;
/** An office page: what it has loaded and its drafts. */
type Dispatcher = { client: Client; jobs: BuildJob[]; drafts: SlotDrafts };

it(
  'two dispatchers lose no draft and book no one twice, in any order of their actions',
  { timeout: 30_000 },
  async () => {
    const done = new Set<string>();
    const sequences = fc.array(action, { minLength: actionCount, maxLength: actionCount, size: 'max' });
    const property = fc.asyncProperty(sequences, async (actions) => {
      const { world } = fewPeople();
      const orders = await placeJobs(world);
      const dispatchers = [await openDispatcher(world, people.priya), await openDispatcher(world, people.luis)];
      for (const { kind, dispatcher, index } of actions) {
        const page = dispatchers[dispatcher] ?? expect.unreachable();
        const isDone = await (kind === 'accept' || kind === 'reject' || kind === 'withdraw'
          ? answer(world, kind, index)
          : play(page, kind, index));
        if (isDone) done.add(kind);
        expect([
          ...dispatchers.flatMap(findLostDrafts),
          ...findDoubleBooked(world, orders),
          ...findInvitedTwice(world, orders),
          ...findProblems(world),
        ]).toEqual([]);
      }
    });
    await fc.assert(property, { numRuns: 1, seed });
    expect([...done].sort()).toEqual(['accept', 'build', 'choose', 'leaveOpen', 'load', 'reject', 'send', 'withdraw']);
  },
);

/** Three jobs of one day, two of them at the same time, and one of the next. */
async function placeJobs(world: World): Promise<number[]> {
  const crew = (driver: number, helper: number) => ({
    crew_requirements: [
      { position: PositionCode.driver, count: driver },
      { position: PositionCode.helper, count: helper },
    ],
    offered_rates: { '1': 2800, '3': 2400 },
    estimated_hours: 4,
  });
  return [
    await placeOrder(world, { ...crew(1, 2), date: '2026-11-27', arrival_window: '08:00 - 09:00' }),
    await placeOrder(world, { ...crew(1, 1), date: '2026-11-27', arrival_window: '09:00 - 10:00' }),
    await placeOrder(world, { ...crew(1, 2), date: '2026-11-27', arrival_window: '15:00 - 16:00' }),
    await placeOrder(world, { ...crew(1, 2), date: '2026-11-28', arrival_window: '08:00 - 09:00' }),
  ];
}

async function openDispatcher(world: World, email: string): Promise<Dispatcher> {
  const token = await signIn(world, email);
  const client = testClient({ apiUrl: 'http://provider.example/api', getToken: () => token });
  const page = { client, jobs: [], drafts: {} };
  await load(page);
  return page;
}

async function load(page: Dispatcher): Promise<void> {
  const url = '/company-branches/1/orders/crew-plan';
  const loadDay = (date: string) =>
    page.client.request<CrewPlanResponse>({ url, method: 'GET', params: { 'filter[date]': date } });
  const days = await Promise.all(['2026-11-27', '2026-11-28'].map(loadDay));
  page.jobs = days.flatMap(({ jobs }) => jobs.map(toPlannedJob));
}

type OfficeAction = 'load' | 'build' | 'choose' | 'leaveOpen' | 'send';

/** Plays an action of the page; false if there was nothing to do. */
async function play(page: Dispatcher, kind: OfficeAction, index: number): Promise<boolean> {
  const { jobs } = page;
  const rows = listSlotRows(jobs, page.drafts);
  const row = rows[index % Math.max(1, rows.length)];
  if (kind === 'load') await load(page);
  else if (kind === 'send') return send(page, index);
  else if (kind === 'build') {
    const decided = listKeptDrafts(rows);
    page.drafts = toDrafts(jobs, planCrews(toPlanInput(jobs), toKeptSlots(decided)), decided);
  } else if (!row?.planKey) return false;
  else if (kind === 'leaveOpen')
    page.drafts = { ...page.drafts, [row.key]: { employeeId: null, name: '', rate: 0, isKept: true } };
  else {
    const choices = createChoices(toPlanInput(jobs), toCrewPlan(rows))(row.planKey);
    const choice = choices[index % Math.max(1, choices.length)];
    const job = jobs.find(({ order }) => order.order_id === row.jobId);
    const draft = choice && job && createDraft(job, row.position, choice.personId);
    if (!draft) return false;
    page.drafts = { ...page.drafts, [row.key]: { ...draft, isKept: true } };
  }
  return true;
}

/** Sends the drafts of one job. Those that were not invited stay. */
async function send(page: Dispatcher, index: number): Promise<boolean> {
  const jobId = page.jobs[index % Math.max(1, page.jobs.length)]?.order.order_id;
  const job = toJobInvitations(listSlotRows(page.jobs, page.drafts)).find(({ orderId }) => orderId === jobId);
  if (!job) return false;
  const result = await inviteToJob(job, ({ orderId, data }) =>
    page.client.request({ url: `/orders/${orderId}/invite-employee`, method: 'POST', data }),
  );
  const { invited, problems } = result;
  expect(invited.length < job.people.length).toBe(problems.length > 0);
  page.drafts = withoutSent(page.drafts, result);
  return invited.length > 0;
}

/** A helper answers an invitation; false if there is none. */
async function answer(world: World, kind: 'accept' | 'reject' | 'withdraw', index: number): Promise<boolean> {
  const wanted = kind === 'withdraw' ? InvitationStatus.accepted : InvitationStatus.new;
  const invitations = world.tables.invitation.where(({ status }) => status === wanted);
  const invitation = invitations[index % Math.max(1, invitations.length)];
  if (!invitation) return false;
  const path = { accept: 'accept', reject: 'reject', withdraw: 'cancel-by-helper' }[kind];
  const token = await signIn(world, world.tables.user.require(invitation.user_id).email);
  const body = kind === 'accept' ? {} : { reason: 'other', reason_comment: 'Plans changed' };
  const { status } = await call(world, 'POST', `/invitations/${invitation.id}/${path}`, { token, body });
  expect(status).toBeLessThan(500);
  return status === 200;
}

/** Drafts of people that the page no longer shows. */
function findLostDrafts({ jobs, drafts }: Dispatcher): string[] {
  const shown = listSlotRows(jobs, drafts).map(({ key }) => key as string);
  return Object.entries(drafts).flatMap(([key, { employeeId, name }]) =>
    employeeId === null || shown.includes(key) ? [] : [`the draft of ${name} for ${key} is not shown`],
  );
}

/** People with two open invitations to one job, and slots with more people than they have. */
function findInvitedTwice(world: World, orders: readonly number[]): string[] {
  return orders.flatMap((id) => {
    const open = world.tables.invitation.by('order', id).filter(isOpenInvitation);
    const twice = open.filter(({ user_id }, index) => open.findIndex((other) => other.user_id === user_id) !== index);
    return twice.map(({ user_id }) => `${user_id} is invited to ${id} twice`);
  });
}
