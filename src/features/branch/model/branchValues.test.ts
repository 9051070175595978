// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Branch, Manager, ServingArea } from '#generated/model';
import {
  type BranchValues,
  toBranchCreateRequest,
  emptyBranch,
  toBranchUpdateRequest,
  toBranchValues,
} from './branchValues';

const luis = { id: 4, first_name: 'Luis', last_name: 'Ortega' } as Manager;
const tempe = { id: 3, name: 'Tempe', radius_miles: null } as ServingArea;
const branch: Branch = {
  id: 1,
  name: 'Phoenix',
  avatar_url: null,
  company_id: 1,
  phone: '6025550142',
  email: 'a@b.example',
  address_line: '1 Main St',
  unit: null,
  city: 'Phoenix',
  state: 'AZ',
  zip: '85034',
  lat: 33,
  lng: -112,
  timezone: 'America/Phoenix',
  default_min_hours: 2,
  default_arrival_windows: ['08:00 - 10:00'],
  travel_buffer_minutes: 30,
  serving_areas: [tempe],
  managers: [luis],
  members_count: 0,
  open_orders_count: 0,
  unread_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  version: null,
};
const typed: BranchValues = {
  ...emptyBranch,
  name: ' Yuma ',
  phone: '9285550110',
  address_line: '1 Main St',
  city: 'Yuma',
  state: 'AZ',
  zip: '85364',
  serving_area_ids: [3, 4],
};

describe('a new branch', () => {
  it('is sent with the filled-in fields only', () => {
    expect(toBranchCreateRequest(typed)).toEqual({
      name: 'Yuma',
      phone: '9285550110',
      address_line: '1 Main St',
      city: 'Yuma',
      state: 'AZ',
      zip: '85364',
      default_min_hours: 2,
      travel_buffer_minutes: 30,
      'serving_area_ids[]': [3, 4],
      'default_arrival_windows[]': ['08:00 - 10:00', '12:00 - 14:00'],
    });
  });

  it('includes its logo, managers and time zone', () => {
    const avatar = new Blob(['x']);
    const sent = toBranchCreateRequest({ ...typed, avatar, manager_ids: ['4', 5], timezone: 'America/Denver' });
    expect(sent).toMatchObject({ avatar, 'manager_ids[]': [4, 5], timezone: 'America/Denver' });
  });
});

describe('a change of a branch', () => {
  const change = (values: Partial<BranchValues>) =>
    toBranchUpdateRequest({ ...toBranchValues(branch), ...values }, branch);

  it.each<[string, Partial<BranchValues>, object]>([
    ['nothing', {}, {}],
    ['a name', { name: 'Phoenix Central' }, { name: 'Phoenix Central' }],
    ['a cleared email', { email: '' }, { email: '' }],
    ['a unit', { unit: 'B' }, { unit: 'B' }],
    ['hours', { default_min_hours: 2.5 }, { default_min_hours: 2.5 }],
    ['areas', { serving_area_ids: [3, 5] }, { 'serving_area_ids[]': [3, 5] }],
    ['a radius', { serving_area_radii: { 3: 40, 5: 10 } }, { 'serving_area_ids[]': [3], 'serving_area_radii[]': [40] }],
    ['the radius of an area that is not chosen', { serving_area_radii: { 5: 10 } }, {}],
    ['managers', { manager_ids: [4, 9] }, { 'manager_ids[]': [4, 9] }],
    ['no more managers', { manager_ids: [] }, { manager_ids: '' }],
    ['no more windows', { default_arrival_windows: [] }, { default_arrival_windows: '' }],
  ])('changing %s sends only the changed fields', (_, values, expected) => expect(change(values)).toEqual(expected));

  it('treats a text the form removed as cleared', () => {
    const { email: _email, ...others } = toBranchValues(branch);
    expect(toBranchUpdateRequest(others, branch)).toEqual({ email: '' });
  });
});
