import { PositionCode } from '#generated/model/codes';
import { unformedSoon } from '../../mocks/notifications/events/crew';
import { applicationsReceived } from '../../mocks/notifications/events/offers';
import { toJob } from '../../mocks/orders/eventFacts';
import type { ActivityDraft } from '../../mocks/provider/realtime/domainEvents';
import type { World } from '../../mocks/provider/world';
import { type HostedWorld, type HostOptions, hostWorld } from './hostedWorld';
import { placeOrder } from './orders';

/** An activity happens in a branch: everyone in it gets a copy in their feed and a push. */
export function happen(world: World, branchId: number, title: string, more: Partial<ActivityDraft> = {}): void {
  announceDraft(world, branchId, activityDraft(title, more));
}

function announceDraft(world: World, branchId: number, draft: ActivityDraft): void {
  world.change(() => world.announce({ type: 'activityHappened', branchId, createDraft: () => draft }));
}

/** The same without the push, as if it had been lost. */
export function happenWithoutPush(world: World, branchId: number, title: string): void {
  const { broadcast } = world.pusher;
  world.pusher.broadcast = () => undefined;
  happen(world, branchId, title);
  world.pusher.broadcast = broadcast;
}

/** Suppresses all pushes while `act` runs. */
export async function withoutPushes(world: World, act: () => unknown): Promise<void> {
  const { broadcast } = world.pusher;
  world.pusher.broadcast = () => undefined;
  await act();
  world.pusher.broadcast = broadcast;
}

/** Pushes an activity to Dana as the provider would, with additional fields of the payload. */
export function pushActivity(world: World, title: string, payload: object): void {
  const { actorId: _, ...draft } = activityDraft(title);
  const notification = {
    ...draft,
    // The same title means the same activity.
    id: `activity ${title}`,
    is_read: false,
    read_at: null,
    branch_id: 1,
    created_at: world.now(),
    actor: null,
  };
  world.pusher.broadcast('private-App.Models.User.1', 'notification-created', { notification, ...payload });
}

export function activityDraft(title: string, more: Partial<ActivityDraft> = {}): ActivityDraft {
  return {
    type: 'order.created',
    title,
    body: '',
    severity: 'info',
    actorId: null,
    subject: { kind: 'order', id: 1042, label: 'Job #1042' },
    url: '/company/job/details/1042',
    data: {},
    ...more,
  };
}

/** The provider revokes a token without a push. */
export function revoke({ change, tables, now }: World, token: string): void {
  change(() => tables.token.update(token, { revoked_at: now() }));
}

/** Checks whether a socket is subscribed to the channel right now. */
export const hasSubscribers = (world: World, channel: string): boolean =>
  world.pusher.channels().some(({ name }) => name === channel);

/** An empty world in which nothing needs action: no document expires. */
export function quietWorld(options: HostOptions = {}): HostedWorld {
  const hosted = hostWorld({ ...options, scenario: 'empty' });
  const { memberFile } = hosted.world.tables;
  for (const { id } of memberFile.all()) memberFile.update(id, { driver_license: null, dot_medical_expires_on: null });
  return hosted;
}

/** A job of Phoenix that starts tomorrow and needs a crew, and an offer for it with applicants. Returns the job's id. */
export async function addMatters(world: World): Promise<number> {
  const id = await placeOrder(world, { date: '2026-11-22' });
  const job = toJob(world.tables.order.require(id));
  announceDraft(
    world,
    1,
    unformedSoon(job, { needs: [{ position: PositionCode.helper, count: 1 }], filled: 0 }, world.clock.now().getTime()),
  );
  const offer = { id: 900, title: '', job, needs: [{ position: PositionCode.helper, count: 1 }] };
  for (const applicants of [2, 1]) announceDraft(world, 1, applicationsReceived(offer, applicants));
  return id;
}
