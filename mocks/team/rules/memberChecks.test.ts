// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeDecision } from '../../../tests/kit/refusals';
import { ActiveStatus, PositionCode, UserType } from '#generated/model/codes';
import type { MemberFileRow, UserRow } from '../../provider/store/schema';
import { checkMemberForm, decideMembership, type KnownMember, type MemberFacts } from './memberChecks';
import type { MemberInput } from './memberInput';

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
