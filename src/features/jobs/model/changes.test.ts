// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CrewMember, InvitationStatus, Order, OrderRequest, PositionCode } from '../../../generated/model';
import { orderFields, stop } from '../../../../tests/kit/orders';
import { impactOf } from './editImpact';
import { differencesOf, merged } from './mergeOrders';
import { emptyOrder } from './orderValues';

// Only fields that an order and a request share are compared, so the kit's loosely typed fields stand for both.
const before = orderFields as unknown as Order;
const after = (change: object = {}) => ({ ...orderFields, ...change }) as unknown as OrderRequest;
const member = (id: number, position: PositionCode, status: InvitationStatus, hourly_rate: number) =>
  ({ invitation_id: id, position, status, hourly_rate }) as CrewMember;
const crew = [member(1, 4, 2, 3200), member(2, 3, 2, 2400), member(3, 3, 1, 2400)];

describe('what a change means to the crew (docs/product.md, "Edits that touch people")', () => {
  it.each([
    ['notes', { crew_notes: 'Gate 4471' }, null],
    ['items', { items: [{ name: 'Sofa', qty: 1, cuft: 35 }] }, null],
    ['an hour later', { arrival_window: '09:00 - 11:00' }, ['start_within_hour', false, false]],
    ['61 minutes earlier', { arrival_window: '06:59 - 09:00' }, ['start_beyond_hour', true, false]],
    ['another day', { date: '2026-11-29' }, ['other_day', true, false]],
    ['another town', { destination_addresses: [stop('Mesa', '85201')] }, ['other_city', true, false]],
    ['one side less', { help_type: 1 }, ['other_city', true, false]],
    ['a lower rate', { offered_rates: { '4': 3200, '3': 2300 } }, [null, true, true]],
    ['a higher rate', { offered_rates: { '4': 3200, '3': 2500 } }, null],
    [
      'more people',
      {
        crew_requirements: [
          { position: 4, count: 1 },
          { position: 3, count: 3 },
        ],
      },
      null,
    ],
  ] as const)('%s', (_, change, expected) => {
    const impact = impactOf(before, after(change), crew);
    expect(impact && [impact.move, impact.asksAgain, impact.forced]).toEqual(expected);
  });

  it('fewer people than said yes: somebody has to go', () => {
    const impact = impactOf(before, after({ crew_requirements: [{ position: 3, count: 1 }] }), crew);
    expect(impact?.surplus.map(({ position, surplus, members }) => [position, surplus, members.length])).toEqual([
      [4, 1, 1],
    ]);
  });

  it('a rate agreed on by hand stays, so it is not lower', () => {
    const byHand = [member(2, 3, 2, 2600)];
    expect(impactOf(before, after({ offered_rates: { '4': 3200, '3': 2300 } }), byHand)).toBeNull();
  });

  it('asks nothing where nobody was asked, or all said no', () => {
    expect(impactOf(before, after({ date: '2026-11-29' }), [])).toBeNull();
    expect(impactOf(before, after({ date: '2026-11-29' }), [member(1, 3, 3, 2400), member(2, 3, 4, 2400)])).toBeNull();
  });
});

describe('two people change one order', () => {
  const base = emptyOrder({ state: 'AZ', default_arrival_windows: [], default_min_hours: 2 });
  const mine = { ...base, crew_notes: 'mine', date: '2026-11-28', estimated_hours: 5 };
  const theirs = { ...base, office_notes: 'theirs', date: '2026-11-29', estimated_hours: 5 };

  it('differ where both changed the same thing to different ones', () => {
    expect(differencesOf(base, mine, theirs)).toEqual({ both: ['date'], theirs: ['estimated_hours', 'office_notes'] });
  });

  it.each([
    [['date'], '2026-11-28'],
    [[], '2026-11-29'],
  ] as const)('with %j chosen the day is %s; all else comes together', (chosen, date) => {
    expect(merged(base, mine, theirs, new Set(chosen))).toEqual({
      ...base,
      ...{ crew_notes: 'mine', office_notes: 'theirs', estimated_hours: 5, date },
    });
  });

  it('keys of entries and pins on the map are nobody’s change', () => {
    const [stopOf] = base.pick_up_addresses;
    if (!stopOf) throw new Error('One stop');
    const moved = { ...base, pick_up_addresses: [{ ...stopOf, key: 'x', pin: { lat: 1, lng: 2, of: 'y' } }] };
    expect(differencesOf(base, base, moved)).toEqual({ both: [], theirs: [] });
  });
});
