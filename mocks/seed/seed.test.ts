// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testMoment, testWorld } from '../../tests/kit/world';
import { findProblems } from '../../tests/kit/invariants/invariants';
import { createStoppedClock } from '../clock';
import { events } from '../generated/operations';
import { presentActivity } from '../presenters/activities';
import { scenarioNames } from '../scenarios/names';
import { createWorld, type WorldOptions } from '../createWorld';
import { cast } from './cast';
import { UserType } from '#generated/model/codes';

const types = `invitation.accepted invitation.rejected invitation.withdrawn invitation.expired order.partially_formed
  order.formed order.unformed_soon order.created order.updated order.cancelled order.completed crew.checked_in
  branch_invitation.rejected offer.application_received offer.filled offer.expiring rating.received document.expiring
  manager.assigned invitation.new invitation.position_filled order.changed order.reminder
  application.closed offer.new branch_invitation.new pay.earned`.split(/\s+/);

const world = testWorld();
const { tables } = world;

describe('the standard world', () => {
  it('has the cast under fixed ids, the companies, branches, areas and 80 helpers', () => {
    expect(tables.user.all().slice(0, cast.length)).toMatchObject(
      cast.map(({ email }, place) => ({ id: place + 1, email })),
    );
    expect(tables.branch.all().map(({ name, company_id }) => `${company_id} ${name}`)).toEqual([
      '1 Phoenix',
      '1 Tucson',
      '1 Las Vegas',
      '2 East Valley',
      '2 Scottsdale',
      '3 Tucson',
    ]);
    expect([tables.company.size(), tables.servingArea.size()]).toEqual([3, 60]);
    expect(tables.user.where(({ type }) => type === UserType.helper)).toHaveLength(80);
  });

  it.each([
    ['Dana, Phoenix', '1/1', 210, 104],
    ['Priya, Phoenix', '2/1', 210, 12],
    ['Dana, Tucson', '1/2', 46, 9],
    ['Dana, Las Vegas', '1/3', 60, 4],
    ['Marcus, personal', '5/0', 18, 4],
    ['Hank, personal', '4/0', 0, 0],
  ])('%s: number of activities and of unread ones', (_who, feed, count, unread) => {
    expect([tables.activity.count('feed', feed), tables.activity.count('unread', feed)]).toEqual([count, unread]);
  });

  it('has every type of activity that three usual weeks have', () => {
    expect(types.filter((type) => !tables.activity.all().some((row) => row.type === type))).toEqual([]);
  });

  it('has activities of existing orders, with links to them', () => {
    const lost = tables.activity.where(({ data, url }) => {
      const linked = /^\/company\/job\/details\/(\d+)$/.exec(url)?.[1];
      const ids = [data.order_id, linked === undefined ? undefined : Number(linked)].filter((id) => id !== undefined);
      return ids.some((id) => !tables.order.has(id));
    });
    expect(lost.map(({ title }) => title)).toEqual([]);
    const invited = tables.activity.where(
      ({ subject }) => subject.kind === 'invitation' && subject.label.startsWith('Job'),
    );
    expect(invited.filter(({ subject }) => !tables.invitation.has(subject.id))).toEqual([]);
    expect(invited.length).toBeGreaterThan(30);
  });

  it('has that an order was written when it was', () => {
    const written = tables.activity.where(({ type }) => type === 'order.created');
    const wrong = written.filter(
      ({ created_at, data }) => tables.order.require(data.order_id ?? 0).created_at !== created_at,
    );
    expect(wrong).toEqual([]);
    expect(written.length).toBeGreaterThan(30);
  });

  it('tells how far a job was at that time', () => {
    const hours = tables.activity
      .where(({ type }) => type === 'order.unformed_soon')
      .map(({ title, data, created_at }) => {
        const actual = (Date.parse(data.starts_at ?? '') - Date.parse(created_at)) / 3_600_000;
        return Math.abs(Number(/starts in (\d+) h/.exec(title)?.[1]) - actual);
      });
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.filter((difference) => !(difference < 1.1))).toEqual([]);
  });

  it('tells nothing activity that breaks the contract, is from the future, or was read before it was written', () => {
    const { schema } = events['notification-created'];
    const wrong = tables.activity.all().filter((row) => {
      const isValid = schema.safeParse({ notification: presentActivity(row), unread_count: 0 }).success;
      const inTime =
        row.created_at <= world.now() &&
        (row.read_at === null || (row.read_at >= row.created_at && row.read_at <= world.now()));
      return !isValid || !inTime;
    });
    expect(wrong).toEqual([]);
  });

  it('is three weeks old, its newest a few minutes', () => {
    const times = tables.activity
      .by('feed', '1/1')
      .map(({ created_at }) => (Date.parse(testMoment) - Date.parse(created_at)) / 60_000);
    expect(times[0]).toBeLessThanOrEqual(5);
    expect(times.at(-1)).toBeGreaterThan(16 * 24 * 60);
    expect(times.at(-1)).toBeLessThan(23 * 24 * 60);
  });

  it('has each text once per job', () => {
    const bodies = tables.activity.by('feed', '1/1').map(({ title, body }) => `${title} ${body}`);
    expect(bodies.length - new Set(bodies).size).toBeLessThanOrEqual(2);
  });
});

/** Generates a new world, instead of restoring a stored one. */
const made = (options: WorldOptions) => createWorld({ clock: createStoppedClock(testMoment), ...options });
const hashWorld = (options: WorldOptions) => made(options).db.hash();

describe.each(scenarioNames)('the world %s', (scenario) => {
  it('is consistent, and identical when generated again', () => {
    const first = made({ scenario });
    expect(findProblems(first)).toEqual([]);
    const hash = first.db.hash();
    // Tests restore a stored start of each scenario, which must equal a newly generated one.
    expect([testWorld({ scenario }), testWorld({ scenario })].map(({ db }) => db.hash())).toEqual([hash, hash]);
  });
});

it('differs with another seed or time', () => {
  const [first, again] = [hashWorld({ seed: 1 }), hashWorld({ seed: 1 })];
  expect(again).toBe(first);
  expect(hashWorld({ seed: 2 })).not.toBe(first);
  expect(hashWorld({ clock: createStoppedClock('2027-03-14T09:30:00Z') })).not.toBe(world.db.hash());
});

it.each(['2026-01-01T07:00:00Z', '2026-03-08T09:59:00Z', '2026-11-01T08:30:00Z', '2028-02-29T23:59:59Z'])(
  'can begin at %s',
  (moment) => {
    const there = testWorld({ clock: createStoppedClock(moment) });
    expect(there.tables.activity.count('unread', '1/1')).toBe(104);
    expect(findProblems(there)).toEqual([]);
  },
);
