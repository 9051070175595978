// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { testWorld } from '../../../tests/kit/world';
import { findShowUpPay, listShowUpPay } from './pay';

// docs/product.md, "Pay": Sofia leads at $32.00, Marcus helps at $24.50.
const { tables } = testWorld({ scenario: 'empty' });
const sofia = { id: 311, user_id: 6, position: PositionCode.foremanDriver, hourly_rate: 3200 };
const marcus = { id: 312, user_id: 5, position: PositionCode.helper, hourly_rate: 2450 };

describe('the show-up pay of a canceled job', () => {
  it.each<[string, 0 | 2 | 4, string[]]>([
    ['none was granted', 0, []],
    ['two hours', 2, ['Sofia Delgado: 2 x 3200 = 6400', 'Marcus Reed: 2 x 2450 = 4900']],
    ['four hours', 4, ['Sofia Delgado: 4 x 3200 = 12800', 'Marcus Reed: 4 x 2450 = 9800']],
  ])('%s', (_name, hours, expected) => {
    const lines = listShowUpPay(tables, [sofia, marcus], hours);
    const words = lines.map(
      (line) => `${line.first_name} ${line.last_name}: ${line.paid_hours} x ${line.hourly_rate} = ${line.total}`,
    );
    expect(words).toEqual(expected);
  });

  it('has no travel pay, bonus or tip', () => {
    const [line] = listShowUpPay(tables, [marcus], 2);
    expect(line).toMatchObject({ travel_pay: 0, bonus: 0, tip: 0, no_show: false, rating: null });
  });

  it('is nothing for a crew without anyone who accepted', () => expect(listShowUpPay(tables, [], 4)).toEqual([]));
});

it('finds the pay of one person, and none of a person who is owed nothing', () => {
  const show_up_pay = listShowUpPay(tables, [sofia, marcus], 2);
  expect(findShowUpPay({ show_up_pay }, marcus.id)?.total).toBe(4900);
  expect(findShowUpPay({ show_up_pay }, 999)).toBeUndefined();
});
