import { PositionCode } from '#generated/model/codes';
import { demoPassword } from '../../../mocks/account/seed/cast';
import type { DomainEvent } from '../../../mocks/provider/realtime/domainEvents';
import type { World } from '../../../mocks/provider/world';
import { branchFields, passwords } from '../bodies';
import { activityDraft } from '../happenings';
import { createForm } from '../operations';
import { orderFields } from '../orders';
import { addMember, sendRequestToJoin, memberIn, outsiders } from '../people/members';
import { call, getField } from '../world';
import { newToken } from './liveSockets';

/*
 * A story with every event that can be announced. No two people share a rate, message or reason, so data that reached
 * the wrong person can be recognized.
 */

const [dana, priya, luis, marcus, sofia, tyrell, alicia] = [1, 2, 3, 5, 6, 7, 11];

const secretOrder = {
  ...orderFields,
  customer_email: 'rebecca@mail.example',
  customer_secondary_phone: '6025500143',
  travel_pay: 1500,
  office_notes: 'Pays late',
  crew_notes: 'Dogs in the yard',
  customer_quote: 138_000,
  offered_rates: { '4': 3300, '3': 2350 },
};

/** A push on any channel. */
export type SentPush = { channel: string; event: string; payload: unknown };
export type Story = { world: World; pushes: SentPush[]; happened: Set<string> };

/** Records what a world announces and pushes from now on. */
export function watchWorld(world: World): Story {
  const story: Story = { world, pushes: [], happened: new Set() };
  const { announce } = world;
  const { broadcast } = world.pusher;
  Object.assign(world, {
    announce: (event: DomainEvent) => {
      story.happened.add(event.type);
      announce(event);
    },
  });
  Object.assign(world.pusher, {
    broadcast: (channel: string, event: string, payload: unknown) => {
      story.pushes.push({ channel, event, payload });
      broadcast(channel, event, payload);
    },
  });
  return story;
}

/** Runs the story; `afterEach` sees the world right after the pushes of one step. */
export async function playStory({ world }: Story, afterEach: (step: string) => Promise<void>): Promise<void> {
  for (const [name, step] of Object.entries({ ...orderSteps(world), ...offerSteps(world), ...officeSteps(world) })) {
    const answer = await step();
    if (answer && answer.status >= 400) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    await afterEach(name);
  }
}

type Steps = Record<string, () => ReturnType<typeof call> | undefined>;

function caller(world: World) {
  return (userId: number, method: string, path: string, body?: unknown) =>
    call(world, method, path, { token: newToken(world, userId), body });
}

/** A job from its creation to its end. */
function orderSteps(world: World): Steps {
  const ask = caller(world);
  const orderId = () => Math.max(...world.tables.order.all().map(({ id }) => id));
  const order = (path = '') => `/orders/${orderId()}${path}`;
  const own = (userId: number) => {
    const found = world.tables.invitation.by('order', orderId()).findLast(({ user_id }) => user_id === userId);
    return `/invitations/${found?.id}`;
  };
  const employee = (userId: number, position: PositionCode, hourly_rate: number) => ({
    employee_id: memberIn(world, userId),
    position,
    hourly_rate,
  });
  const invite =
    (message: string, ...employees: object[]) =>
    () =>
      ask(priya, 'POST', order('/invite-employee'), { employees, message });
  const complete = () => {
    world.clock.travelTo(new Date('2026-11-28T23:30:00Z'));
    const crew = [
      { user: sofia, hourly_rate: 3250, rating: { stars: 4, tags: [], comment: 'Slow start' } },
      { user: marcus, hourly_rate: 2450, rating: { stars: 5, tags: [], comment: 'Strong' } },
    ].map(({ user, ...line }) => ({ ...line, invitation_id: Number(own(user).split('/')[2]), hours: 6.75 }));
    const times = { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z' };
    const rest = { break_minutes: 30, rounding: 'quarter_up', tips_total: 7700, tip_split: 'equal' };
    return ask(priya, 'POST', order('/complete'), { ...times, ...rest, crew });
  };
  return {
    create: () => ask(priya, 'POST', '/company-branches/1/orders', secretOrder),
    inviteSofia: invite('Sofia, you know the customer', employee(sofia, PositionCode.foremanDriver, 3250)),
    inviteHelpers: invite(
      'Bring gloves',
      employee(marcus, PositionCode.helper, 2450),
      employee(tyrell, PositionCode.helper, 2300),
    ),
    inviteAlicia: invite('Alicia, in case', employee(alicia, PositionCode.helper, 2250)),
    acceptSofia: () => ask(sofia, 'POST', `${own(sofia)}/accept`),
    refuse: () => ask(tyrell, 'POST', `${own(tyrell)}/reject`, { reason: 'other', comment: 'My back hurts' }),
    acceptMarcus: () => ask(marcus, 'POST', `${own(marcus)}/accept`),
    edit: () =>
      ask(priya, 'PUT', order(), { ...secretOrder, crew_notes: 'Two dogs', version: getVersion(world, orderId()) }),
    expire: () => {
      world.clock.advance(3 * 86_400_000);
      return ask(priya, 'GET', order());
    },
    inviteAgain: invite('Once more', employee(tyrell, PositionCode.helper, 2650)),
    acceptTyrell: () => ask(tyrell, 'POST', `${own(tyrell)}/accept`),
    withdraw: () => ask(tyrell, 'POST', `${own(tyrell)}/cancel-by-helper`, { reason: 'sick', comment: 'Flu' }),
    move: () =>
      ask(priya, 'PUT', order(), {
        ...secretOrder,
        arrival_window: '08:30 - 10:30',
        version: getVersion(world, orderId()),
      }),
    runLate: () => {
      world.clock.travelTo(new Date('2026-11-28T15:10:00Z'));
      return ask(marcus, 'POST', `${own(marcus)}/running-late`, { minutes: 20 });
    },
    checkIn: () => {
      world.clock.travelTo(new Date('2026-11-28T15:20:00Z'));
      return ask(marcus, 'POST', `${own(marcus)}/check-in`, {});
    },
    complete,
    reopen: () => ask(dana, 'POST', order('/reopen'), {}),
    completeAgain: complete,
    remindToRate: () => {
      world.clock.advance(25 * 3_600_000);
      return ask(priya, 'GET', order());
    },
    createCanceled: () => ask(priya, 'POST', '/company-branches/1/orders', { ...secretOrder, date: '2026-12-04' }),
    inviteCanceled: invite('Sofia, once more', employee(sofia, PositionCode.foremanDriver, 3250)),
    acceptCanceled: () => ask(sofia, 'POST', `${own(sofia)}/accept`),
    cancel: () =>
      ask(priya, 'POST', order('/cancel'), { reason: 'other', comment: 'Sold the house', notify_crew: true }),
    createAnother: () => ask(priya, 'POST', '/company-branches/1/orders', { ...secretOrder, date: '2026-12-05' }),
    remove: () => ask(priya, 'DELETE', order()),
  };
}

/** Offers of a job: applied for, accepted, declined, hidden, about to close, and gone. */
function offerSteps(world: World): Steps {
  const ask = caller(world);
  const orderId = () => Math.max(...world.tables.order.all().map(({ id }) => id));
  const offerId = () => Math.max(...world.tables.offer.all().map(({ id }) => id));
  const own = (userId: number) =>
    world.tables.offerApplication.by('offer', offerId()).find(({ user_id }) => user_id === userId)?.id;
  const publish = () =>
    ask(priya, 'POST', '/company-outsource?branch_id=1', {
      order_id: orderId(),
      position_needs: [{ position: PositionCode.helper, count: 1, hourly_rate: 2350 }],
      audience: 'selected',
      user_ids: [marcus, tyrell],
      message: 'Piano on the third floor',
    });
  return {
    createOffered: () => ask(priya, 'POST', '/company-branches/1/orders', { ...secretOrder, date: '2026-12-12' }),
    publish,
    applyMarcus: () =>
      ask(marcus, 'POST', `/helper/outsource-offers/${offerId()}/apply`, {
        position: PositionCode.helper,
        proposed_rate: 2400,
        note: 'I have a dolly',
      }),
    applyTyrell: () =>
      ask(tyrell, 'POST', `/helper/outsource-offers/${offerId()}/apply`, { position: PositionCode.helper }),
    declineTyrell: () =>
      ask(priya, 'POST', `/company-outsource/offer-application/${own(tyrell)}/reject`, { reason: 'chose_nearer' }),
    acceptMarcusOffer: () => ask(priya, 'POST', `/company-outsource/offer-application/${own(marcus)}/accept`, {}),
    withdrawMarcus: () =>
      ask(marcus, 'POST', `/helper/offer-application/${own(marcus)}/withdraw`, { reason: 'family' }),
    publishAgain: publish,
    narrowAudience: () => ask(priya, 'PUT', `/company-outsource/${offerId()}`, { version: 1, user_ids: [marcus] }),
    closing: () => {
      world.clock.advance(22.5 * 3_600_000);
      return ask(priya, 'GET', `/company-outsource/${offerId()}`);
    },
    closeOffer: () => ask(priya, 'POST', `/company-outsource/${offerId()}/close`),
  };
}

/** Changes of branches, members, accounts and the plan. */
function officeSteps(world: World): Steps {
  const ask = caller(world);
  const send = (path: string, fields: Record<string, unknown>) =>
    call(world, 'POST', path, { token: newToken(world, dana), form: createForm(fields) });
  const announceIn = (announce: () => void) => {
    world.change(announce);
    return undefined;
  };
  const newest = () => Math.max(...world.tables.branch.all().map(({ id }) => id));
  let requestId = 0;
  return {
    addBranch: () => send('/company-branches', { ...branchFields, 'manager_ids[]': 1 }),
    editBranch: () => send('/company-branches/1', { name: 'Phoenix West' }),
    removeBranch: () => ask(dana, 'DELETE', `/company-branches/${newest()}`, { name: branchFields.name }),
    addMember: async () => {
      await addMember(world);
      return ask(priya, 'GET', '/company-branches/1/employees');
    },
    changeMember: () => {
      const version = world.tables.employee.require(memberIn(world, marcus)).version;
      return ask(luis, 'PUT', `/employees/${memberIn(world, marcus)}/update`, { hourly_rate: 2550, version });
    },
    expireDocument: () =>
      announceIn(() => {
        const document = { kind: 'driver_license', expires_on: '2026-12-09', state: 'expiring' } as const;
        const member = world.tables.employee.require(memberIn(world, sofia));
        world.announce({ type: 'documentExpiring', employee: member, document });
      }),
    sendRequestToJoin: async () => {
      requestId = await sendRequestToJoin(world, outsiders[0], { message: 'We like your work', hourly_rate: 2750 });
      return ask(priya, 'GET', '/company-branches/1/helper-branch-invitations');
    },
    refuseToJoin: () =>
      ask(outsiders[0], 'POST', `/helper/company-branch-invitation/${requestId}/reject`, { reason: 'other' }),
    changePlan: () => ask(dana, 'POST', '/subscription/cancel', { reason: 'less_work' }),
    happen: () =>
      announceIn(() =>
        world.announce({ type: 'activityHappened', branchId: 1, createDraft: () => activityDraft('News') }),
      ),
    happenToMarcus: () =>
      announceIn(() => {
        const createDraft = () => activityDraft('For Marcus', { body: 'Only he reads it' });
        world.announce({ type: 'personalActivityHappened', userId: marcus, createDraft });
      }),
    changePassword: () => {
      newToken(world, marcus);
      return ask(marcus, 'POST', '/auth/update-password', { current_password: demoPassword, ...passwords });
    },
  };
}

function getVersion(world: World, orderId: number): unknown {
  return getField(world.tables.order.get(orderId), 'version');
}
