import { describe, expect, it } from 'vitest';
// @vitest-environment node
import { getWeek } from '#domain/time/workDays';
import { PositionCode, ActiveStatus, UserType } from '#generated/model/codes';
import { describeDecision } from '../../../tests/kit/refusals';
import type { MemberFileRow, UserRow } from '../../provider/store/schema';
import { decideMove, type Offer, listReasonsToAsk, listWarnings } from './joinRequests';
import {
  findLicenseProblems,
  getDocumentState,
  findPositionsProblem,
  checkMemberForm,
  decideMembership,
  type KnownMember,
  type MemberFacts,
  type MemberInput,
} from './team';

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

const user: UserRow = {
  id: 7,
  type: UserType.helper,
  email: 'sofia@mail.example',
  password: 'Moving-2026',
  first_name: 'Sofia',
  last_name: 'Delgado',
  phone: '6025550107',
  avatar_url: null,
  company_id: null,
  locale: 'en',
  status: ActiveStatus.active,
  email_verified_at: null,
  timezone: 'America/Phoenix',
  positions: [PositionCode.helper],
  hourly_rate: 2400,
  serving_area_ids: [],
  zip: null,
  birth_date: null,
  created_at: '2026-01-01T00:00:00Z',
};
const file: Omit<MemberFileRow, 'id'> = {
  company_id: 1,
  user_id: 7,
  made_here: true,
  languages: ['en'],
  start_date: null,
  driver_license: null,
  dot_medical_expires_on: null,
  emergency_contact: null,
  notes: '',
  warned_of: null,
  left_at: null,
};
const member: KnownMember = {
  user,
  file,
  membership: { employment_type: 'employee' },
  hasLogin: false,
  isEmailOpen: true,
};
const facts: MemberFacts = { today: '2026-11-21', getReach: () => 'open', member, emailOwner: undefined };
const input: MemberInput = {
  profile: {},
  positions: undefined,
  terms: {},
  file: {},
  license: undefined,
  branchIds: undefined,
  isManager: undefined,
  avatar: undefined,
};
const findFields = (asked: MemberInput, more: Partial<MemberFacts> = {}) =>
  checkMemberForm(asked, { ...facts, ...more })?.details.fields ?? {};

describe('wrong in a member form', () => {
  it.each([
    ['nothing', {}, {}],
    ['a driver without a licence', { positions: [PositionCode.driver] }, { license_class: ['Value is required'] }],
    ['no day', { file: { start_date: '2026-02-30' } }, { start_date: ['Value is not valid'] }],
    [
      'two positions that are one',
      { positions: [PositionCode.helper, PositionCode.helper] },
      { positions: ['Value is not valid'] },
    ],
  ])('%s', (_name, change, expected) => {
    expect(findFields({ ...input, ...change })).toEqual(expected);
  });

  it('a branch of another company', () => {
    const getReach = (id: number) => (id === 9 ? ('unknown' as const) : ('open' as const));
    expect(findFields({ ...input, branchIds: [1, 9] }, { getReach })).toEqual({
      'branch_ids.1': ['Value is not valid'],
    });
  });
});

describe('a manager', () => {
  const staffOnly = 'Only in-house staff can be managers';
  const office = { ...user, type: UserType.office };
  it.each([
    ['who is in-house', member, {}, undefined],
    ['who is freelance', { ...member, membership: { employment_type: 'helper' } }, {}, staffOnly],
    ['who becomes freelance', member, { employment_type: 'helper' }, staffOnly],
    ['who is new and freelance', null, { employment_type: 'helper' }, staffOnly],
    ['of the office', { ...member, user: office }, {}, 'Office staff already work in every branch'],
  ] as const)('%s', (_name, known, terms, expected) => {
    expect(findFields({ ...input, isManager: true, terms }, { member: known }).is_manager?.[0]).toBe(expected);
  });
});

describe('whose data it is', () => {
  const own = { ...member, file: { ...file, made_here: false } };
  const signsIn = { ...member, hasLogin: true, isEmailOpen: false };
  const keeps = ['Only Sofia can change this, in their own profile'];
  it.each([
    ['the company made the account', member, { first_name: 'Sonia', email: 'new@mail.example' }, {}],
    ['it did not', own, { first_name: 'Sonia', last_name: 'Delgado' }, { first_name: keeps }],
    [
      'it is signed in with',
      signsIn,
      { email: 'new@mail.example' },
      { email: ['Sofia logs in with this email and must change it themselves'] },
    ],
    ['the same email in capitals', signsIn, { email: 'SOFIA@mail.example' }, {}],
    [
      'it is a manager',
      { ...member, isEmailOpen: false },
      { email: 'new@mail.example' },
      { email: ['Only the company owner can correct this email'] },
    ],
  ])('%s', (_name, known, profile, expected) => {
    expect(findFields({ ...input, profile }, { member: known })).toEqual(expected);
  });
});

describe('an email that is taken', () => {
  const other = { id: 8, first_name: 'Ethan', last_name: 'Brooks', type: UserType.helper };
  it.each([
    ['by the member', { ...other, id: 7 }, undefined, false, null],
    ['by a member', other, { id: 5 }, false, 'invalid already_member: Ethan Brooks is already on your team.'],
    [
      'by a removed person',
      other,
      undefined,
      true,
      'invalid email: Ethan Brooks was on the team before. Only the company owner can add them again.',
    ],
    [
      'by a helper',
      other,
      undefined,
      false,
      'invalid existing_helper: A helper with this email has an account. Invite them instead.',
    ],
    [
      'by an owner',
      { ...other, type: UserType.owner },
      undefined,
      false,
      'invalid email: An account with this email already exists.',
    ],
  ])('%s', (_name, account, membership, wasMember, expected) => {
    const emailOwner = { user: account, membership, wasMember };
    expect(describeDecision(checkMemberForm(input, { ...facts, emailOwner }))).toBe(expected);
  });
});

it.each([
  [{ id: 5 }, { id: 5 }],
  [undefined, 'invalid branch_ids: Value is required'],
])('the membership %j', (membership, expected) => {
  expect(describeDecision(decideMembership(membership))).toEqual(expected);
});
