// @vitest-environment node
import { expect, it } from 'vitest';
import type { OfferApplication } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { listCompareRows } from './CompareDialog';

const names = { tool: () => undefined, vehicle: () => undefined };

function application(rate: number | null, person: Partial<OfferApplication['person']> = {}): OfferApplication {
  return {
    id: 501,
    offer_id: 71,
    person: {
      user_id: 5,
      employee_id: null,
      first_name: 'Marcus',
      last_name: 'Reed',
      avatar_url: null,
      phone: null,
      city: 'Tempe, AZ',
      positions: [PositionCode.helper],
      hourly_rate: 2400,
      rating_avg: 4.9,
      rating_count: 38,
      languages: ['en'],
      distance_miles: 6.1,
      hours_this_week: 22.5,
      jobs_together: 7,
      is_favorite: true,
      ...person,
    },
    position: PositionCode.helper,
    as_helper: false,
    hourly_rate: 2400,
    proposed_rate: rate,
    note: null,
    status: InvitationStatus.new,
    notified_at: '2026-11-21T15:00:00Z',
    viewed_at: null,
    applied_at: '2026-11-21T15:05:00Z',
    decided_at: null,
    decided_by: null,
    reason: null,
    reason_comment: null,
    cancelled_by: null,
    fit: { score: 87, parts: [], reasons: [], warnings: [] },
    conflict: null,
    invitation_id: null,
    actions: ['accept', 'reject'],
  };
}

const findBest = (name: string, ...applications: OfferApplication[]) =>
  listCompareRows(applications, names).find((row) => row.name === name)?.best;

it.each([
  ['the lowest rate', 'Rate', [application(null), application(2600), application(2200)], [2]],
  ['equal rates say nothing', 'Rate', [application(null), application(2400)], []],
  ['the nearest', 'Distance', [application(null), application(null, { distance_miles: 2 })], [1]],
  ['both of the nearest', 'Distance', [2, 9, 2].map((distance_miles) => application(null, { distance_miles })), [0, 2]],
  ['the best rating', 'Rating', [application(null), application(null, { rating_avg: 4.2 })], [0]],
  ['no rating to compare with', 'Rating', [application(null), application(null, { rating_avg: null })], []],
])('marks %s', (_name, row, applications, best) => {
  expect(findBest(row, ...applications)).toEqual(best);
});

it.each([
  [4.9, 38, '4.9 from 38 ratings'],
  [5, 2, 'New'],
  [null, 0, 'New'],
])('says %s of %i as %s', (rating_avg, rating_count, words) => {
  const rows = listCompareRows([application(null, { rating_avg, rating_count })], names);
  expect(rows.find(({ name }) => name === 'Rating')?.cells).toEqual([words]);
});
