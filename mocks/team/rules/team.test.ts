// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decideMove } from './joinRequests';
import { type Offer, listReasonsToAsk, listWarnings } from './helperReasons';
import { findLicenseProblems } from './memberFields';
import { getDocumentState, findPositionsProblem, getWeek } from './team';
import { PositionCode } from '#generated/model/codes';

const today = '2026-11-21';

describe('a document', () => {
  it.each([
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'expiring'],
    ['2026-12-21', 'expiring'],
    ['2026-12-22', 'valid'],
  ])('a document that is good until %s is %s', (day, state) => {
    expect(getDocumentState(day, today)).toBe(state);
  });
});

it.each<[PositionCode[], string | null]>([
  [[PositionCode.driver, PositionCode.foreman, PositionCode.helper], null],
  [[PositionCode.foremanDriver, PositionCode.helper], null],
  [[PositionCode.foremanDriver, PositionCode.driver], 'Foreman/Driver includes driver and foreman'],
  [[PositionCode.foreman, PositionCode.foremanDriver], 'Foreman/Driver includes driver and foreman'],
  [[PositionCode.helper, PositionCode.helper], 'Value is not valid'],
])('positions %j: %s', (positions, problem) => {
  expect(findPositionsProblem(positions)).toBe(problem);
});

describe('the documents of a driver', () => {
  const license = { class: 'C', state: 'AZ', number_last4: '4821', expires_on: '2028-05-31' } as const;
  const none = { class: 'none', state: '', number_last4: '', expires_on: '' } as const;
  const old = { ...license, expires_on: '2026-11-20' };
  const kept = { driver_license: old, dot_medical_expires_on: null };
  const required = ['Value is required'];
  const expired = ['This document has expired'];
  it.each([
    ['a licence', [PositionCode.driver], { license, medical: undefined }, undefined, {}],
    [
      'none at all',
      [PositionCode.foremanDriver, PositionCode.helper],
      { license: undefined, medical: undefined },
      undefined,
      { license_class: required },
    ],
    [
      'class none',
      [PositionCode.driver],
      { license: none, medical: undefined },
      undefined,
      { license_class: required },
    ],
    [
      'class none for a person who does not drive',
      [PositionCode.helper],
      { license: none, medical: undefined },
      undefined,
      {},
    ],
    [
      'a card with an invalid date, for a person who does not drive',
      [PositionCode.helper],
      { license: undefined, medical: '0000-00-00' },
      undefined,
      { dot_medical_expires_on: ['Value is not valid'] },
    ],
    [
      'a class alone',
      [PositionCode.helper],
      { license: { ...none, class: 'C' }, medical: undefined },
      undefined,
      { license_state: required, license_number_last4: required, license_expires_on: required },
    ],
    [
      'class B without a medical card',
      [PositionCode.driver],
      { license: { ...license, class: 'B' }, medical: null },
      undefined,
      { dot_medical_expires_on: required },
    ],
    [
      'an old one, new here',
      [PositionCode.driver],
      { license: old, medical: undefined },
      undefined,
      { license_expires_on: expired },
    ],
    ['an old one that was there', [PositionCode.driver], { license: old, medical: undefined }, kept, {}],
    ['nothing new beside it', [PositionCode.driver], { license: undefined, medical: undefined }, kept, {}],
    [
      'no day at all',
      [PositionCode.driver],
      { license: { ...license, expires_on: '2027-02-30' }, medical: '2026-01-01' },
      undefined,
      { license_expires_on: ['Value is not valid'], dot_medical_expires_on: expired },
    ],
  ] as [
    string,
    PositionCode[],
    Parameters<typeof findLicenseProblems>[1],
    Parameters<typeof findLicenseProblems>[2],
    object,
  ][])('%s', (_what, positions, documents, before, problems) => {
    expect(findLicenseProblems(positions, documents, before, today)).toEqual(problems);
  });
});

it.each([
  ['2026-11-21', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is %s to %s', (day, from, to) => {
  expect(getWeek(day)).toEqual({ from, to });
});

it.each([
  [1, 'accept', 2],
  [1, 'reject', 3],
  [1, 'cancel', 4],
  [2, 'accept', null],
  [2, 'cancel', null],
  [3, 'accept', 2],
  [3, 'reject', null],
  [3, 'cancel', null],
  [4, 'accept', null],
] as const)('a request in state %i, %s: %s', (status, action, next) => {
  const after = decideMove(status, action, 'Marcus');
  expect(typeof after === 'number' ? after : null).toBe(next);
});

describe('a reason to invite a helper', () => {
  const offer: Offer = { miles: 6.1, freeDays: 5, rate: 2300, usual: 2400, jobsTogether: 7 };
  it('is a short phrase about what the row does not show', () => {
    expect(listReasonsToAsk(offer).map(({ text }) => text)).toEqual([
      'Worked 7 jobs with you',
      'Free 5 of the next 7 days',
      '$1 under what you usually pay',
    ]);
    expect(listWarnings(offer)).toEqual([]);
  });
  it('has a counterpart: a reason not to invite them', () => {
    const other: Offer = { miles: 41, freeDays: 1, rate: 2650, usual: 2400, jobsTogether: 0 };
    expect(listReasonsToAsk(other)).toEqual([]);
    expect(listWarnings(other).map(({ text }) => text)).toEqual([
      'More than 40 mi away',
      'Free only 1 of the next 7 days',
      '$2.50 over what you usually pay',
    ]);
  });
});
