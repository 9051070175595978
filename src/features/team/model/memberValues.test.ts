// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { EmployeeDetail } from '#generated/model';
import { ActiveStatus, PositionCode } from '#generated/model/codes';
import {
  findChangedFields,
  toMemberCreateRequest,
  createEmptyMember,
  type MemberValues,
  toPhotoRequest,
  toMemberUpdateRequest,
  toMemberValues,
} from './memberValues';

const tyrell: EmployeeDetail = {
  id: 7,
  user_id: 8,
  branch_id: 1,
  branch_ids: [1],
  owns_profile: false,
  avatar_url: null,
  version: 3,
  email_locked: false,
  first_name: 'Tyrell',
  last_name: 'Banks',
  email: 'tyrell@example.com',
  phone: '6025550163',
  positions: [PositionCode.driver, PositionCode.helper],
  employment_type: 'employee',
  hourly_rate: 2750,
  status: ActiveStatus.active,
  is_manager: false,
  languages: ['en', 'es'],
  rating_avg: null,
  rating_count: 0,
  hours_this_week: 0,
  next_job: null,
  documents: [],
  joined_at: '2026-03-02T16:00:00Z',
  start_date: '2026-03-02',
  notes: 'good with pianos',
  driver_license: { class: 'C', state: 'AZ', number_last4: '4821', expires_on: '2028-05-31' },
  dot_medical_expires_on: null,
  emergency_contact: null,
  upcoming_jobs: [],
};
const license: Partial<MemberValues> = {
  license_class: 'C',
  license_state: 'AZ',
  license_number_last4: '4821',
  license_expires_on: '2028-05-31',
};
const least: MemberValues = {
  ...createEmptyMember(1),
  first_name: ' Ana ',
  last_name: 'Ruiz',
  email: ' ana@example.com',
  phone: '6025550177',
  positions: [PositionCode.helper],
  hourly_rate: 2300,
};

describe('a new member', () => {
  it('is sent with the filled-in fields only', () => {
    expect(toMemberCreateRequest(least)).toEqual({
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana@example.com',
      phone: '6025550177',
      'positions[]': [PositionCode.helper],
      employment_type: 'employee',
      hourly_rate: 2300,
      'branch_ids[]': [1],
      'languages[]': ['en'],
      license_class: 'none',
    });
  });

  it.each<[string, Partial<MemberValues>, object]>([
    ['a license', license, license],
    ['a removed license', { ...license, license_class: 'none' }, { license_class: 'none' }],
    [
      'a medical card with class B',
      { ...license, license_class: 'B', dot_medical_expires_on: '2027-01-31' },
      { dot_medical_expires_on: '2027-01-31' },
    ],
    ['whom to call', { emergency_name: 'Renee', emergency_phone: '6025550170' }, { emergency_name: 'Renee' }],
    ['somebody who does not begin yet', { status: false }, { status: ActiveStatus.inactive }],
    ['a manager', { is_manager: true }, { is_manager: true }],
    [
      'a foreman/driver, who is both',
      { positions: [PositionCode.driver, PositionCode.foreman, PositionCode.foremanDriver, PositionCode.helper] },
      { 'positions[]': [PositionCode.foremanDriver, PositionCode.helper] },
    ],
    ['a day', { start_date: '2026-03-02' }, { start_date: '2026-03-02' }],
  ])('is sent with %s', (_, values, expected) =>
    expect(toMemberCreateRequest({ ...least, ...values })).toMatchObject(expected),
  );

  it.each<[string, Partial<MemberValues>, string]>([
    ['a medical card beside class C', { ...license, dot_medical_expires_on: '2027-01-31' }, 'dot_medical_expires_on'],
    ['the state of no license', { license_state: 'AZ' }, 'license_state'],
    ['that a freelance helper is a manager', { employment_type: 'helper', is_manager: true }, 'is_manager'],
  ])('is sent without %s', (_, values, name) =>
    expect(toMemberCreateRequest({ ...least, ...values })).not.toHaveProperty(name),
  );
});

describe('a change of a member', () => {
  const change = (values: Partial<MemberValues>) =>
    toMemberUpdateRequest({ ...toMemberValues(tyrell), ...values }, tyrell);

  it.each<[string, Partial<MemberValues>, object]>([
    ['nothing', {}, {}],
    ['a rate', { hourly_rate: 2800 }, { hourly_rate: 2800 }],
    ['the status', { status: false }, { status: ActiveStatus.inactive }],
    [
      'positions',
      { positions: [PositionCode.driver, PositionCode.foreman, PositionCode.helper] },
      { positions: [PositionCode.driver, PositionCode.foreman, PositionCode.helper] },
    ],
    ['the order of languages, which says nothing', { languages: ['es', 'en'] }, {}],
    ['no more languages', { languages: [] }, { languages: [] }],
    ['a cleared note', { notes: '' }, { notes: '' }],
    ['branches', { branch_ids: [2, '1'] }, { branch_ids: [1, 2] }],
    ['the end of a license', { license_expires_on: '2030-05-31' }, { ...license, license_expires_on: '2030-05-31' }],
    [
      'a first contact',
      { emergency_name: 'Renee', emergency_phone: '6025550170' },
      { emergency_name: 'Renee', emergency_phone: '6025550170', emergency_relation: '' },
    ],
  ])('changing %s sends only the changed fields, with the original version', (_, values, expected) =>
    expect(change(values)).toEqual({ ...expected, version: 3 }),
  );

  it('is sent as a form with a new photo, and an emptied list as an empty part', () => {
    const photo = new Blob(['jpeg'], { type: 'image/jpeg' });
    expect(toPhotoRequest(change({ positions: [PositionCode.driver], languages: [], notes: 'x' }), photo)).toEqual({
      _method: 'PUT',
      avatar: photo,
      'positions[]': [PositionCode.driver],
      languages: '',
      notes: 'x',
      version: 3,
    });
  });

  it('removes a license by its class', () => {
    expect(change({ license_class: 'none' })).toMatchObject({ license_class: 'none' });
  });

  it('treats a text the form removed as cleared', () => {
    const { notes: _notes, ...others } = toMemberValues(tyrell);
    expect(toMemberUpdateRequest(others, tyrell)).toEqual({ notes: '', version: 3 });
  });

  it('lists the names of the changed fields', () => {
    const theirs = { ...toMemberValues(tyrell), hourly_rate: 3000, notes: 'strong' };
    expect(findChangedFields(theirs, toMemberValues(tyrell))).toEqual(['hourly_rate', 'notes']);
  });
});
