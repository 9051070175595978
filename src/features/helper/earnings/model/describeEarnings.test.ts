// @vitest-environment node
import { expect, it } from 'vitest';
import type { EarningsLine } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { formatWeek, listStatementLines } from './describeEarnings';

// docs/product.md, "Pay".
const job: EarningsLine = {
  invitation_id: 5513,
  order_id: 1042,
  number: '#1042',
  company_name: 'Copper Mesa Moving Co.',
  branch_name: 'Phoenix',
  date: '2026-11-28',
  city_from: 'Tempe',
  city_to: 'Gilbert',
  position: PositionCode.helper,
  paid_hours: 6.75,
  hourly_rate: 2400,
  is_flat: false,
  min_paid_hours: 2,
  wage: 16_200,
  travel_pay: 0,
  bonus: 0,
  tip: 2500,
  no_show: false,
  total: 18_700,
};

it.each<[string, Partial<EarningsLine>, string[]]>([
  ['hours and a tip', {}, ['6.75 hr × $24.00 (Minimum 2 hr) 16200', 'Tip () 2500']],
  ['without a minimum', { min_paid_hours: 0 }, ['6.75 hr × $24.00 () 16200', 'Tip () 2500']],
  ['the minimum', { paid_hours: 2, wage: 4800, tip: 0 }, ['2 hr × $24.00 (Paid for the minimum of 2 hr) 4800']],
  [
    'everything',
    { travel_pay: 1500, bonus: 2000 },
    ['6.75 hr × $24.00 (Minimum 2 hr) 16200', 'Travel pay () 1500', 'Bonus () 2000', 'Tip () 2500'],
  ],
  ['a flat rate', { is_flat: true, tip: 0 }, ['Flat rate: 6.75 hr × $24.00 () 16200']],
  [
    'show-up pay of a canceled job',
    { is_show_up_pay: true, is_flat: true, paid_hours: 2, wage: 4800, tip: 0, total: 4800 },
    ['Show-up pay: 2 hr × $24.00 () 4800'],
  ],
  ['a no-show', { no_show: true, total: 0 }, ['No-show: no pay () 0']],
])('%s', (_what, change, expected) => {
  const lines = listStatementLines(Object.assign({}, job, change));
  expect(lines.map(({ label, note = '', amount }) => plainSpaces(`${label} (${note}) ${amount}`))).toEqual(expected);
});

it.each([
  ['2026-11-23', '2026-11-29', 'Nov 23 – 29, 2026'],
  ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6, 2026'],
])('the week from %s', (date_from, date_to, expected) => {
  expect(formatWeek({ date_from, date_to }).replace(/\s/g, ' ')).toBe(expected);
});
