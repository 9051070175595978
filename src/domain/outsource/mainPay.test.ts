// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { HelperOfferPay } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { getMainPay } from './mainPay';

describe('the pay on top', () => {
  const { driver, foreman, helper } = PositionCode;
  const line = (position: PositionCode, total: number, open = 1): HelperOfferPay => ({
    position,
    as_helper: false,
    open,
    count: 1,
    pay: {
      is_flat: false,
      hours: 5,
      hourly_rate: total / 5,
      min_paid_hours: 0,
      paid_hours: 5,
      wage: total,
      travel_pay: 0,
      total,
    },
  });

  it.each([
    ['the best paid', [line(helper, 10_000), line(driver, 15_000)], null, driver],
    ['the best paid that is open', [line(helper, 10_000), line(driver, 15_000, 0)], null, helper],
    ['the one applied for', [line(helper, 10_000), line(foreman, 15_000)], helper, helper],
    ['a filled one if all are', [line(helper, 10_000, 0)], null, helper],
  ])('is that of %s', (_, positions, position, shown) => {
    expect(getMainPay({ positions, position })?.position).toBe(shown);
  });

  it('is none without a position', () => {
    expect(getMainPay({ positions: [], position: null })).toBeUndefined();
  });
});
