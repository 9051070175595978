// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { HelperOffer } from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { formatDeadline, formatEarlyAccess, formatOffer, formatOfferEnding, isAwaitingReply } from './describeOffer';

const now = new Date('2026-11-21T15:00:00Z');
const timezone = 'America/Phoenix';

it.each([
  [
    { city_from: 'Tempe', city_to: 'Gilbert', date: '2026-11-28', end_date: null },
    'Offer: Tempe → Gilbert, Sat, Nov 28',
  ],
  [{ city_from: 'Tempe', city_to: 'Tempe', date: '2026-11-28', end_date: null }, 'Offer: Tempe, Sat, Nov 28'],
  [{ city_from: null, city_to: null, date: '2026-11-28', end_date: null }, 'Offer: City not set, Sat, Nov 28'],
])('identifies an offer: %j', (offer, text) => {
  expect(formatOffer(offer)).toBe(text);
});

it.each([
  ['2026-11-21T18:20:00Z', 'Closes in 3 hr 20 min'],
  ['2026-11-24T15:00:00Z', 'Closes in 3 days'],
  ['2026-11-21T15:00:00Z', 'Closed'],
])('counts down to the deadline %s', (apply_by, text) => {
  expect(plainSpaces(formatDeadline({ apply_by, timezone }, now))).toBe(text);
});

it.each([
  ['2026-11-21T15:12:00Z', 'Early access: others see it in 12 min'],
  ['2026-11-21T15:00:00Z', undefined],
  [null, undefined],
])('says until when others do not see it: %s', (early_until, text) => {
  const label = formatEarlyAccess({ early_until, timezone }, now);
  expect(label && plainSpaces(label)).toBe(text);
});

it.each([
  [InvitationStatus.new, '2026-11-21T15:00:00Z', OfferStatus.open, true],
  [InvitationStatus.new, '2026-11-21T15:00:00Z', OfferStatus.filled, false],
  [InvitationStatus.new, null, OfferStatus.open, false],
  [InvitationStatus.rejected, '2026-11-21T15:00:00Z', OfferStatus.open, false],
] as const)('status %s, applied %s, offer %s: waits for a reply %s', (status, applied_at, offer_status, isWaiting) => {
  expect(isAwaitingReply({ status, applied_at, offer_status })).toBe(isWaiting);
});

describe('why an offer ended', () => {
  const applied_at = '2026-11-21T15:00:00Z';
  const ending = (parts: Partial<HelperOffer>) =>
    formatOfferEnding({ bucket: 'cancelled', reason: null, cancelled_by: null, applied_at: null, ...parts });

  it.each<[Partial<HelperOffer>, string | undefined]>([
    [{ bucket: 'new' }, undefined],
    [{ bucket: 'accepted', applied_at }, undefined],
    [{ bucket: 'waiting', reason: 'too_far' }, 'You passed: Too far away'],
    [{ bucket: 'waiting' }, 'You passed on this offer'],
    [{ bucket: 'waiting', reason: 'chose_nearer', applied_at }, 'The company chose someone closer to the job.'],
    [
      { bucket: 'waiting', reason: 'rate_too_high', applied_at },
      'The rate you proposed was more than the company can pay.',
    ],
    [{ bucket: 'waiting', reason: 'other', applied_at }, 'The company chose someone else. No reason given.'],
    [{ bucket: 'waiting', applied_at }, 'The company chose someone else. No reason given.'],
    [{ reason: 'offer_filled', cancelled_by: 'system', applied_at }, 'All slots went to other helpers.'],
    [{ reason: 'offer_filled', cancelled_by: 'system' }, 'All slots were filled before you applied.'],
    [{ reason: 'offer_expired', applied_at }, 'The deadline passed before the company decided.'],
    [{ reason: 'offer_expired' }, 'The deadline passed before you applied.'],
    [{ reason: 'offer_closed', cancelled_by: 'company' }, 'The company closed the offer before it was filled.'],
    [{ reason: 'sick', cancelled_by: 'helper', applied_at }, 'You withdrew: Sick'],
    [{ reason: 'withdrawn', cancelled_by: 'helper', applied_at }, 'You withdrew your application'],
    [{ reason: 'job_smaller', cancelled_by: 'company', applied_at }, 'The company canceled: Job is smaller'],
    [{ cancelled_by: 'company' }, 'The company canceled'],
  ])('%j: %s', (parts, text) => {
    expect(ending(parts)).toBe(text);
  });
});
