// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CrewMember } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { findDifferences, mergeChanges } from '#platform/forms/merge/mergeValues';
import { createItem, createOrderValues, createStop, toFileValues, type OrderValues } from '../../orders';
import { type Agreed, findImpact, type OrderKey, orderMerge } from './editImpact';

const before: Agreed = {
  help_type: 3,
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  pick_up_addresses: [{ city: 'Tempe' }],
  destination_addresses: [{ city: 'Gilbert' }],
  crew_requirements: [
    { position: PositionCode.foremanDriver, count: 1 },
    { position: PositionCode.helper, count: 2 },
  ],
  offered_rates: { '4': 3200, '3': 2400 },
};
const after = (change: Partial<Agreed>): Agreed => ({ ...before, ...change });
const member = (id: number, position: PositionCode, status: InvitationStatus, rate: number): CrewMember => ({
  invitation_id: id,
  employee_id: id,
  user_id: id,
  first_name: 'Marcus',
  last_name: 'Reed',
  avatar_url: null,
  position,
  as_helper: false,
  attendance: [],
  running_late: null,
  version: null,
  hourly_rate: rate,
  status,
  source: 'direct',
  message: null,
  reason: null,
  created_at: '2026-11-21T15:00:00Z',
  responded_at: null,
  expires_at: '2026-11-22T15:00:00Z',
  phone: null,
});
const crew = [
  member(1, PositionCode.foremanDriver, InvitationStatus.accepted, 3200),
  member(2, PositionCode.helper, InvitationStatus.accepted, 2400),
  member(3, PositionCode.helper, InvitationStatus.new, 2400),
];

it.each([
  ['day', { date: null }, { date: '2026-11-29' }],
  ['window', { arrival_window: null }, { arrival_window: '12:00 - 14:00' }],
  ['city', { pick_up_addresses: [{ city: '' }] }, { pick_up_addresses: [{ city: 'Mesa' }] }],
  ['rates', { offered_rates: null }, { offered_rates: { '3': 2300 } }],
] satisfies [string, Partial<Agreed>, Partial<Agreed>][])(
  'a %s that was not known is no change for the crew',
  (_, unknown, change) => {
    expect(findImpact({ ...before, ...unknown }, after(change), crew)).toBeNull();
  },
);

describe('the impact of a change on the crew (docs/product.md, "Edits that touch people")', () => {
  it.each([
    ['nothing of theirs', {}, null],
    ['an hour later', { arrival_window: '09:00 - 11:00' }, ['start_within_hour', false, false]],
    ['61 minutes earlier', { arrival_window: '06:59 - 09:00' }, ['start_beyond_hour', true, false]],
    ['another day', { date: '2026-11-29' }, ['other_day', true, false]],
    ['a day more', { end_date: '2026-11-29' }, ['other_day', true, false]],
    ['the same single day', { end_date: '2026-11-28' }, null],
    ['another town', { destination_addresses: [{ city: 'Mesa' }] }, ['other_city', true, false]],
    ['one side less', { help_type: 1 }, ['other_city', true, false]],
    ['a lower rate', { offered_rates: { '4': 3200, '3': 2300 } }, [null, true, true]],
    ['a higher rate', { offered_rates: { '4': 3200, '3': 2500 } }, null],
    [
      'more people',
      {
        crew_requirements: [
          { position: PositionCode.foremanDriver, count: 1 },
          { position: PositionCode.helper, count: 3 },
        ],
      },
      null,
    ],
  ] satisfies [string, Partial<Agreed>, unknown][])('%s', (_, change, expected) => {
    const impact = findImpact(before, after(change), crew);
    expect(impact && [impact.move, impact.asksCrewAgain, impact.forced]).toEqual(expected);
  });

  it('requires releases when fewer people are needed than accepted', () => {
    const impact = findImpact(
      before,
      after({ crew_requirements: [{ position: PositionCode.helper, count: 1 }] }),
      crew,
    );
    expect(impact?.surplus.map(({ position, surplus, members }) => [position, surplus, members.length])).toEqual([
      [4, 1, 1],
    ]);
  });

  it('keeps a rate that was set by hand, so it is not lower', () => {
    const byHand = [member(2, PositionCode.helper, InvitationStatus.accepted, 2600)];
    expect(findImpact(before, after({ offered_rates: { '4': 3200, '3': 2300 } }), byHand)).toBeNull();
  });

  it('has no impact if no one was invited or everyone declined', () => {
    expect(findImpact(before, after({ date: '2026-11-29' }), [])).toBeNull();
    expect(
      findImpact(before, after({ date: '2026-11-29' }), [
        member(1, PositionCode.helper, InvitationStatus.rejected, 2400),
        member(2, PositionCode.helper, InvitationStatus.cancelled, 2400),
      ]),
    ).toBeNull();
  });
});

describe('two users change one order', () => {
  const sofa = createItem('a', { catalog_id: 1, name: 'Sofa', cuft: 50 });
  const chair = createItem('b', { catalog_id: 2, name: 'Chair', cuft: 10 });
  const base = createOrderValues({ state: 'AZ', default_arrival_windows: [], default_min_hours: 2 });
  const mine = { ...base, crew_notes: 'mine', date: '2026-11-28', estimated_hours: 5 };
  const theirs = { ...base, office_notes: 'theirs', date: '2026-11-29', estimated_hours: 5 };

  it('conflict where both changed the same value differently', () => {
    expect(findDifferences({ base, mine, theirs }, orderMerge)).toEqual({
      both: ['date'],
      theirs: ['estimated_hours', 'office_notes'],
    });
  });

  it.each([
    [['date'], '2026-11-28'],
    [[], '2026-11-29'],
  ] as const)('with %j chosen the day is %s; everything else is merged', (chosen, date) => {
    expect({ ...mine, ...mergeChanges({ base, mine, theirs }, orderMerge, new Set(chosen)) }).toEqual({
      ...base,
      crew_notes: 'mine',
      office_notes: 'theirs',
      estimated_hours: 5,
      date,
    });
  });

  it('ignores entry keys and map pins', () => {
    const [stopOf] = base.pick_up_addresses;
    if (!stopOf) throw new Error('One stop');
    const moved = { ...base, pick_up_addresses: [{ ...stopOf, key: 'x', pin: { lat: 1, lng: 2, of: 'y' } }] };
    expect(findDifferences({ base, mine: base, theirs: moved }, orderMerge)).toEqual({ both: [], theirs: [] });
  });

  it.each<[string, Partial<OrderValues>, Partial<OrderValues>]>([
    [
      'the order in which an item lists its facts',
      { items: [sofa] },
      {
        items: [
          {
            fragile: false,
            disassembly: false,
            room: '',
            weight_lb: null,
            cuft: 50,
            qty: 1,
            name: 'Sofa',
            catalog_id: 1,
            key: 'c',
          },
        ],
      },
    ],
    ['the order of the items', { items: [sofa, chair] }, { items: [chair, sofa] }],
    ['what is empty, missing or only spaces', { items: [sofa] }, { items: [{ ...sofa, room: '  ', weight_lb: null }] }],
    ['the order of tools', { tool_ids: [3, 1] }, { tool_ids: [1, 3] }],
    [
      'a position nobody is needed for',
      { crew_requirements: [{ position: PositionCode.helper, count: 2 }] },
      {
        crew_requirements: [
          { position: PositionCode.driver, count: 0 },
          { position: PositionCode.helper, count: 2 },
        ],
      },
    ],
    ['a rate of a position nobody is needed for', { offered_rates: [null, 1000] }, { offered_rates: [null, 2000] }],
    [
      'a side the job does not have',
      { help_type: 1, destination_addresses: [createStop('a', 'AZ')] },
      { help_type: 1, destination_addresses: [createStop('b', 'NM')] },
    ],
  ])('%s is no change', (_, one, other) => {
    const versions = { base: { ...base, ...one }, mine: { ...base, ...one }, theirs: { ...base, ...other } };
    expect(findDifferences(versions, orderMerge)).toEqual({ both: [], theirs: [] });
  });

  it.each<[string, OrderKey, Partial<OrderValues>]>([
    ['one more of an item', 'items', { items: [{ ...sofa, qty: 2 }] }],
    ['the same item twice', 'items', { items: [sofa, sofa] }],
    [
      'the order of the stops',
      'pick_up_addresses',
      { pick_up_addresses: [createStop('b', 'NM'), ...base.pick_up_addresses] },
    ],
  ])('%s is a change', (_, name, change) => {
    const first = { ...base, items: [sofa], pick_up_addresses: [...base.pick_up_addresses, createStop('b', 'NM')] };
    const versions = { base: first, mine: first, theirs: { ...first, ...change } };
    expect(findDifferences(versions, orderMerge)).toEqual({ both: [], theirs: [name] });
  });

  it.each<[string, number[], number[], number[], number[]]>([
    ['nobody changes them', [1, 2], [1, 2], [1, 2], [1, 2]],
    ['both add', [1], [1, 2], [1, 3], [1, 3, 2]],
    ['both add the same', [1], [1, 2], [1, 2], [1, 2]],
    ['I take one away', [1, 2], [2], [1, 2], [2]],
    ['the other takes one away', [1, 2], [1, 2, 3], [1], [1, 3]],
    ['both take the same away', [1, 2], [1], [1], [1]],
  ])('files never conflict: %s', (_, first, own, others, expected) => {
    const files = (ids: number[]) =>
      ids.map((id) => toFileValues({ id, name: `${id}.pdf`, url: '', size: 1, type: 'application/pdf' }));
    const withFiles = (ids: number[]) => ({ ...base, attachment_ids: files(ids) });
    const versions = { base: withFiles(first), mine: withFiles(own), theirs: withFiles(others) };
    expect(findDifferences(versions, orderMerge).both).toEqual([]);
    expect(mergeChanges(versions, orderMerge, new Set()).attachment_ids?.map(({ id }) => id)).toEqual(expected);
  });
});
