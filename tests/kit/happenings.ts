import type { ActivityDraft } from '../../mocks/realtime/domainEvents';
import type { World } from '../../mocks/world';

/** Something happens in a branch: everybody in it is told, in their feeds and over their sockets. */
export function happen(world: World, branchId: number, title: string, more: Partial<ActivityDraft> = {}): void {
  world.change(() => world.announce({ type: 'activityHappened', branchId, activity: activityDraft(title, more) }));
}

/** The same, but the sockets are not told: as if the push had been lost. */
export function happenUnheard(world: World, branchId: number, title: string): void {
  const { broadcast } = world.pusher;
  world.pusher.broadcast = () => undefined;
  happen(world, branchId, title);
  world.pusher.broadcast = broadcast;
}

/** Whatever is done meanwhile reaches no socket. */
export async function unheard(world: World, act: () => unknown): Promise<void> {
  const { broadcast } = world.pusher;
  world.pusher.broadcast = () => undefined;
  await act();
  world.pusher.broadcast = broadcast;
}

/** An activity is pushed to Dana as the provider would, with whatever else the push carries. */
export function pushActivity(world: World, title: string, payload: object): void {
  const { actorId: _, ...draft } = activityDraft(title);
  const notification = {
    ...draft,
    // The same title is the same activity.
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

/** The provider takes a token back and tells nobody. */
export function revoke({ change, tables, now }: World, token: string): void {
  change(() => tables.token.update(token, { revoked_at: now() }));
}

/** Waits for nothing: tells whether somebody hears a channel at the moment. */
export const isHeard = (world: World, channel: string): boolean =>
  world.pusher.channels().some(({ name }) => name === channel);
