// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { testMoment, testWorld } from '../../../tests/kit/world';
import { cast } from '../../account/seed/cast';
import { events } from '../../generated/operations';
import { presentActivity } from '../../notifications/answers';
import { createWorld, type WorldOptions } from '../createWorld';
import { scenarioNames } from '../scenarios/names';
import { createStoppedClock } from '../time/clock';

const world = testWorld();
const { tables } = world;

describe('the standard world', () => {
  it('has the cast under fixed ids, the companies, branches, areas and 80 helpers', () => {
    expect(tables.user.all().slice(0, cast.length)).toMatchObject(
      cast.map(({ email }, index) => ({ id: index + 1, email })),
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
