// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { exampleEvents } from '../../../tests/kit/sockets/exampleEvents';
import { getEventBranch, isServerEventName, parseServerEvent } from './events';

const parse = (event: string, payload: unknown, channel = 'App.Models.User.1') =>
  parseServerEvent({ channel, event, payload });

const activity = {
  id: '5b0a2d6e-7d0c-4f3c-9c57-2f1f4f1f8a10',
  type: 'order.created',
  title: 'Job #7 is 2 of 3',
  body: '',
  severity: 'info',
  url: '/company/job/details/7',
  created_at: '2026-11-21T15:00:00Z',
  is_read: false,
  actor: null,
  subject: { kind: 'order', id: 7, label: 'Job #7' },
  data: {},
  branch_id: 1,
  read_at: null,
};

const counts = { not_formed: 14, formed: 38, history: 160 };
const examples = exampleEvents().filter(({ event }) => isServerEventName(event));

describe('an event of the server', () => {
  it.each(examples.map(({ event, payload }) => [event, payload] as const))(
    '%s is accepted as it is',
    (name, payload) => {
      expect(parse(name, payload)).toEqual({ name, payload, channel: { kind: 'user', userId: 1 } });
    },
  );

  it('may have more fields than the contract lists', () => {
    expect(parse('order-deleted', { order_id: 7, more: true })?.payload).toEqual({ order_id: 7, more: true });
  });

  it.each([
    ['an unknown name', 'order-exploded', {}],
    ['a name of the language', 'toString', {}],
    ['no payload', 'notification-created', undefined],
    ['a payload of nothing', 'notification-created', null],
    ['a text', 'notification-created', 'hello'],
    ['no notification', 'notification-created', { unread_count: 3 }],
    ['an empty notification', 'notification-created', { notification: {}, unread_count: 3 }],
    ['a branch that is no id', 'notification-created', { notification: activity, unread_count: 3, branch_id: 'one' }],
    ['no count', 'notification-created', { notification: activity, branch_id: 1 }],
    ['a count that is not a number', 'notification-created', { notification: activity, unread_count: 'three' }],
    ['a user without a type', 'user-updated', { user: { id: 7 } }],
    ['a session of nothing', 'session-revoked', null],
    ['a card without its facts', 'order-created', { order_card: { order_id: 7 }, version: 1 }],
    ['no order', 'order-deleted', {}],
    ['a count left out', 'order-counts-updated', { not_formed: 1, formed: 2 }],
    ['a count that is not a number', 'order-counts-updated', { ...counts, history: 'one' }],
    ['a branch that is no id', 'branch-updated', { branch_id: 'one' }],
    ['no subscription', 'subscription-updated', 'active'],
  ])('with %s is logged and dropped', (_, name, payload) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(parse(name, payload)).toBeUndefined();
    expect(warn).toHaveBeenLastCalledWith(`[crewboard] dropped event ${name}`, payload);
  });

  it('about an activity without a title is logged and dropped: no list could show it', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const payload = { notification: { ...activity, title: undefined }, unread_count: 3, branch_id: 1 };
    expect(parse('notification-created', payload)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('needs only what the specification names of an activity', () => {
    const { id, title, is_read } = activity;
    const event = parse('notification-created', { notification: { id, title, is_read }, unread_count: 3 });
    expect(event?.payload).toMatchObject({
      notification: { id, title, is_read, type: null, body: '', created_at: null, data: null },
      unread_count: 3,
    });
  });

  it('is read in the dialect of its provider', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { is_read: _, ...unread } = activity;
    const payload = {
      notification: { ...unread, created_at: '2026-11-21 15:00:00.000000', data: [] },
      unread_count: '3',
      branch_id: '1',
    };
    expect(parse('notification-created', payload)?.payload).toEqual({
      notification: activity,
      unread_count: 3,
      branch_id: 1,
    });
  });

  it.each(['crew-updated', 'invitation-created'])('%s is not used, and nothing is said', (name) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect([parse(name, {}), isServerEventName(name)]).toEqual([undefined, false]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['a branch', 'company-branches.2', { kind: 'branch', branchId: 2 }],
    ['a person', 'App.Models.User.21', { kind: 'user', userId: 21 }],
  ])('knows %s by its channel', (_, channel, expected) => {
    expect(parse('order-deleted', { order_id: 7 }, channel)).toMatchObject({ channel: expected });
  });

  it.each(['orders.7', 'company-branches.0', 'company-branches.1.2', 'App.Models.User.', ''])(
    'on the channel "%s" is logged and dropped',
    (channel) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(parse('order-deleted', { order_id: 7 }, channel)).toBeUndefined();
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['its channel', 'order-deleted', { order_id: 7 }, 'company-branches.2', 2],
    ['its channel, whatever it carries', 'branch-updated', { branch_id: 3 }, 'company-branches.2', 2],
    ['its payload', 'branch-updated', { branch_id: 3 }, 'App.Models.User.1', 3],
    ['its payload', 'notification-created', { notification: activity, unread_count: 3, branch_id: 0 }, undefined, 0],
    ['the active one', 'notification-created', { notification: activity, unread_count: 3 }, undefined, 1],
    ['none', 'invitation-updated', { id: 3, status: InvitationStatus.accepted, order_id: 7 }, undefined, undefined],
  ])('is about the branch of %s: %s', (_, name, payload, channel, branchId) => {
    const event = parse(name, payload, channel) ?? expect.unreachable();
    expect(getEventBranch(event, 1)).toBe(branchId);
  });

  it('has a name we know, or not', () => {
    expect(['notification-created', 'order-exploded', 'toString', ''].map(isServerEventName)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
