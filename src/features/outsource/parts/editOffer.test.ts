// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OfferAudience } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import {
  type OfferTerms,
  type OfferValues,
  overlaps,
  rebaseTerms,
  toOfferTerms,
  toOfferValues,
} from './OfferTermFields';

const offer = {
  position_needs: [
    { position: PositionCode.driver, count: 1, hourly_rate: 3000, accepted: 0 },
    { position: PositionCode.helper, count: 2, hourly_rate: 2400, accepted: 1 },
  ],
  apply_by: '2026-11-27T15:00:42Z',
  timezone: 'America/Phoenix',
  message: '',
  audience: 'top_20' as OfferAudience,
  tier_minutes: 30,
  radius_miles: 25,
  auto_accept: 0,
};
const values = toOfferValues(offer);

it('shows the deadline by the clock of the branch', () => {
  expect(values).toMatchObject({ lastDay: '2026-11-27', lastTime: '08:00', rates: [3000, 2400] });
});

describe('sends only what changed', () => {
  it.each<[string, Partial<OfferValues>, OfferTerms]>([
    ['nothing', {}, {}],
    ['a message of blanks', { message: '  ' }, {}],
    ['a message', { message: ' Bring gloves ' }, { message: 'Bring gloves' }],
    ['the deadline', { lastTime: '09:30' }, { apply_by: '2026-11-27T16:30:00Z' }],
    ['automatic acceptance', { autoAccept: 2 }, { auto_accept: 2 }],
    ['a larger audience', { audience: 'everyone_in_radius' }, { audience: 'everyone_in_radius' }],
    ['an audience of one group', { audience: 'favorites' }, { audience: 'favorites', tier_minutes: null }],
    ['other steps', { tierMinutes: 60 }, { tier_minutes: 60 }],
    ['no steps', { tierMinutes: null }, { tier_minutes: null }],
    ['the radius', { radius: 40 }, { radius_miles: 40 }],
    [
      'one rate',
      { rates: [3000, 2600] },
      {
        position_needs: [
          { position: PositionCode.driver, count: 1, hourly_rate: 3000 },
          { position: PositionCode.helper, count: 2, hourly_rate: 2600 },
        ],
      },
    ],
  ])('%s', (_name, change, terms) => {
    expect(toOfferTerms(offer, { ...values, ...change })).toEqual(terms);
  });
});

describe('a newer version', () => {
  const rate = toOfferTerms(offer, { ...values, rates: [3000, 2600] });
  const more = offer.position_needs.map((need) => ({ ...need, count: need.count + 1 }));

  it('keeps its own counts with the new rate', () => {
    const { position_needs = [] } = rebaseTerms(rate, { ...offer, position_needs: more });
    expect(position_needs.map(({ count, hourly_rate }) => [count, hourly_rate])).toEqual([
      [2, 3000],
      [3, 2600],
    ]);
  });

  it.each([
    ['another count', { position_needs: more }, false],
    ['another message', { message: 'Park in the back' }, false],
    ['another rate', { position_needs: more.map((need) => ({ ...need, hourly_rate: 2500 })) }, true],
  ])('with %s overlaps with a new rate: %s', (_name, change, expected) => {
    expect(overlaps(rate, offer, { ...offer, ...change })).toBe(expected);
  });

  it.each([
    ['the same audience', { audience: 'favorites' }, true],
    ['other steps', { tier_minutes: 60 }, true],
    ['the radius', { radius_miles: 40 }, false],
  ] as const)('with %s overlaps with another audience: %s', (_name, change, expected) => {
    const audience = toOfferTerms(offer, { ...values, audience: 'selected' });
    expect(overlaps(audience, offer, { ...offer, ...change })).toBe(expected);
  });
});
