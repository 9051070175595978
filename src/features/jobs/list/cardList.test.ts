// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CrewFace, OrderCard } from '#generated/model';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { updateList, releaseHeld, type SteadyList } from '#platform/ui/lists/steadyList';
import { describeCardChange, jobChangeRules } from './CardList';

const card = (id: number, change: Partial<OrderCard> = {}): OrderCard => ({
  order_id: id,
  number: `#${id}`,
  status: OrderStatus.pending,
  closed_state: null,
  branch_id: 1,
  help_type: 3,
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  date: '2026-11-28',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  starts_at: '2026-11-28T15:00:00Z',
  latest_end_at: '2026-11-28T23:30:00Z',
  version: 1,
  pick_up_address: null,
  destination_address: null,
  city_from: 'Tempe',
  city_to: 'Mesa',
  stops_count: 2,
  move_size: 'studio',
  volume_cuft: 210,
  estimated_hours: 3,
  vehicle_requirements: [],
  missing: [],
  crew_requirements: [{ position: PositionCode.helper, count: 2 }],
  crew_summary: { required: 2, accepted: 0, pending: 0 },
  crew: [],
  updated_at: '2026-11-20T10:00:00Z',
  updated_by: 'Dana',
  closed_at: null,
  closed_by: null,
  cancel_reason: null,
  actual_hours: null,
  payout_total: null,
  ...change,
});
const face = (status: CrewFace['status'], user_id = 5): CrewFace => ({
  user_id,
  first_name: 'Marcus',
  last_name: 'Reed',
  avatar_url: null,
  status,
  stars: null,
  invitation_id: null,
});
const next = (
  before: SteadyList<OrderCard> | undefined,
  answer: readonly OrderCard[],
  { key = 'formed 1', reading = true } = {},
) => updateList(before, { key, answer }, reading, jobChangeRules);
const cards = (ids: readonly number[]) => ids.map((id) => card(id));
const list = (ids: readonly number[]) => next(undefined, cards(ids));
const listIds = ({ shown }: SteadyList<OrderCard>) => shown.map(({ order_id }) => order_id);

describe('the list after another response', () => {
  it.each<[string, boolean, number[], number[], number[], number]>([
    ['at the top everything moves immediately', false, [1, 2, 3], [9, 1, 2], [9, 1, 2], 0],
    ['the list stays still for a reader, the new one waits', true, [1, 2, 3], [9, 1, 2], [1, 2], 1],
    ['two new ones above wait', true, [1, 2, 3], [8, 9, 1], [1], 2],
    ['what comes in below is shown', true, [1, 2, 3], [1, 3, 4], [1, 3, 4], 0],
    ['what changes places stays', true, [1, 2, 3], [3, 1, 2], [1, 2, 3], 0],
    ['above waits, below is shown', true, [1, 2], [9, 2, 3], [2, 3], 1],
    ['a page without one known is shown as it is', true, [1, 2], [7, 8], [7, 8], 0],
    ['an empty page', true, [1, 2], [], [], 0],
  ])('%s', (_, reading, before, answer, shown, waiting) => {
    const after = next(list(before), cards(answer), { reading });
    expect(listIds(after)).toEqual(shown);
    expect(after.heldBack).toBe(waiting);
  });

  it('another page starts over without news', () => {
    const other = next(list([1, 2]), [card(3)], { key: 'formed 2' });
    expect([listIds(other), other.announcement, other.changeCounts.size]).toEqual([[3], '', 0]);
  });

  it('the same response changes nothing', () => {
    const before = list([1, 2]);
    expect(next(before, before.answer)).toBe(before);
  });

  it('an answered card keeps its place until the answer is refused', () => {
    const stays = { ...jobChangeRules, stays: ({ order_id }: OrderCard) => order_id === 2 };
    const answer = { key: 'formed 1', answer: cards([1, 3]) };
    const kept = updateList(list([1, 2, 3]), answer, false, stays);
    expect(listIds(kept)).toEqual([1, 2, 3]);
    expect(updateList(kept, answer, false, stays)).toBe(kept);
    expect(listIds(updateList(kept, answer, false, { ...stays, stays: () => false }))).toEqual([1, 3]);
  });

  it('waiting cards appear on request', () => {
    const waiting = next(list([1, 2]), cards([9, 1]));
    expect(listIds(releaseHeld(waiting))).toEqual([9, 1]);
    expect(releaseHeld(waiting).heldBack).toBe(0);
  });

  it('each change makes its card glow again and is announced', () => {
    const asked = next(list([1, 2]), [card(1), card(2, { crew: [face(InvitationStatus.new)], version: 2 })]);
    expect([...asked.changeCounts]).toEqual([[2, 1]]);
    const summary = { required: 2, accepted: 1, pending: 0 };
    const accepted = [
      card(1),
      card(2, {
        crew: [face(InvitationStatus.accepted)],
        crew_summary: summary,
        status: OrderStatus.partiallyFormed,
        version: 2,
      }),
    ];
    const after = next(asked, accepted);
    expect([...after.changeCounts]).toEqual([[2, 2]]);
    expect(after.announcement).toBe('Marcus accepted job #2, 1 of 2 accepted');
  });
});

describe('a change as a sentence', () => {
  const summary = { required: 2, accepted: 1, pending: 1 };
  it.each<[string, OrderCard | undefined, OrderCard, string | undefined]>([
    ['new', undefined, card(7), 'New job #7'],
    ['nothing', card(7), card(7), undefined],
    [
      'accepted',
      card(7, { crew: [face(InvitationStatus.new)] }),
      card(7, { crew: [face(InvitationStatus.accepted)], crew_summary: summary }),
      'Marcus accepted job #7, 1 of 2 accepted',
    ],
    [
      'declined',
      card(7, { crew: [face(InvitationStatus.new)] }),
      card(7, { crew: [face(InvitationStatus.rejected)] }),
      'Marcus declined job #7',
    ],
    [
      'known answers are no news',
      card(7, { crew: [face(InvitationStatus.rejected)] }),
      card(7, { crew: [face(InvitationStatus.rejected)] }),
      undefined,
    ],
    [
      'formation',
      card(7, { status: OrderStatus.formed }),
      card(7, { status: OrderStatus.partiallyFormed }),
      'Job #7 is now Partially formed',
    ],
    ['edited', card(7), card(7, { version: 2 }), 'Job #7 was changed'],
    ['the time passes', card(7), card(7, { updated_by: 'Priya' }), undefined],
  ])('%s', (_, before, now, words) => expect(describeCardChange(before, now)).toBe(words));
});
