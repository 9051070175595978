// @vitest-environment node
import { expect, it } from 'vitest';
import type { OrderCard } from '#generated/model';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { toHistoryCsv, getHistoryFileName } from './historyCsv';

const card: OrderCard = {
  order_id: 1042,
  number: '#1042',
  status: OrderStatus.formed,
  closed_state: 'completed',
  branch_id: 1,
  help_type: 3,
  customer_name: '=Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  date: '2026-11-28',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  starts_at: '2026-11-28T15:00:00Z',
  latest_end_at: '2026-11-28T23:30:00Z',
  pick_up_address: '410 W Copperleaf Ave, Apt 205, Tempe, AZ 85281',
  destination_address: null,
  city_from: 'Tempe',
  city_to: 'Gilbert',
  stops_count: 2,
  move_size: '2br_large',
  volume_cuft: 930,
  estimated_hours: 6.5,
  vehicle_requirements: [],
  missing: [],
  version: 3,
  crew_requirements: [
    { position: PositionCode.foremanDriver, count: 1 },
    { position: PositionCode.helper, count: 2 },
  ],
  crew_summary: { required: 3, accepted: 1, pending: 0 },
  crew: [
    {
      user_id: 5,
      first_name: 'Marcus',
      last_name: 'Reed',
      avatar_url: null,
      status: InvitationStatus.accepted,
      stars: 5,
      invitation_id: null,
    },
    {
      user_id: 6,
      first_name: 'No',
      last_name: 'Thanks',
      avatar_url: null,
      status: InvitationStatus.rejected,
      stars: null,
      invitation_id: null,
    },
  ],
  updated_at: '2026-11-28T22:40:00Z',
  updated_by: 'Dana',
  closed_at: '2026-11-28T22:40:00Z',
  closed_by: 'Dana',
  cancel_reason: null,
  actual_hours: 6.75,
  payout_total: 61500,
};

it('writes a completed job in one line with screen texts, times in its own zone and money with two decimals', () => {
  const [heads, line, end] = toHistoryCsv([card]).split('\r\n');
  expect(heads?.split(',')).toHaveLength(19);
  expect(line).toBe(
    [
      "#1042,Completed,,'=Rebecca Hollis,(602) 555-0142,2026-11-28,,8:00–10:00 AM,Load + unload",
      '"410 W Copperleaf Ave, Apt 205, Tempe, AZ 85281",,"2 bedrooms, large","1 Foreman/Driver, 2 helpers"',
      'Marcus Reed,6.5,6.75,615.00,2026-11-28 15:40,Dana',
    ].join(','),
  );
  expect(end).toBe('');
});

it('writes the reason of a canceled job, but neither hours nor pay', () => {
  const cancelled = { ...card, closed_state: 'cancelled', cancel_reason: 'weather', actual_hours: null } as const;
  const line = toHistoryCsv([{ ...cancelled, payout_total: null, crew: [] }]).split('\r\n')[1];
  expect(line).toContain('#1042,Canceled,Weather,');
  expect(line).toContain('"1 Foreman/Driver, 2 helpers",,6.5,,,2026-11-28 15:40,Dana');
});

it('writes the last day of a job of several days and the planned hours of all days', () => {
  const line = toHistoryCsv([{ ...card, end_date: '2026-11-30', actual_hours: 20 }]).split('\r\n')[1];
  expect(line).toContain(',2026-11-28,2026-11-30,8:00–10:00 AM,');
  expect(line).toContain('Marcus Reed,19.5,20,615.00');
});

it.each([
  ['Phoenix', 'phoenix-jobs-2026-11-21.csv'],
  ['São Paulo / West', 'sao-paulo-west-jobs-2026-11-21.csv'],
  ['', 'jobs-2026-11-21.csv'],
])('the file of %s is %s', (branch, name) => expect(getHistoryFileName(branch, '2026-11-21')).toBe(name));
