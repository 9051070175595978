// @vitest-environment node
import { expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { describeDecision, forbidden } from '../../tests/kit/refusals';
import type { BranchRow, CompanyRow } from '../provider/store/schema';
import {
  isNameTaken,
  isTimezone,
  getStateTimezone,
  findBranchProblems,
  checkChange,
  checkDeleteBranch,
  decideCompany,
} from './rules';

it.each([
  ['Phoenix', true],
  [' phoenix ', true],
  ['Phoenix 2', false],
])('name %s is taken: %s', (name, expected) => {
  expect(isNameTaken(name, [{ name: 'Tucson' }, { name: 'Phoenix' }])).toBe(expected);
});

it.each([
  ['America/Phoenix', true],
  ['America/Phenix', false],
  ['', false],
])('time zone %j: %s', (name, expected) => {
  expect(isTimezone(name)).toBe(expected);
});

it.each([
  ['AZ', 'America/Phoenix'],
  ['NV', 'America/Los_Angeles'],
  ['UT', 'America/Denver'],
  ['TX', 'America/Chicago'],
  ['FL', 'America/New_York'],
])('%s keeps the time of %s', (state, zone) => {
  expect(getStateTimezone(state)).toBe(zone);
});

const createPerson = (type: UserType) => ({ id: 1, type, company_id: 1 });
const { owner, office, manager } = UserType;
const company: CompanyRow = {
  id: 1,
  name: 'Copper Mesa Moving Co.',
  owner_id: 1,
  usdot_number: null,
  phone: '6025550100',
  email: 'office@coppermesa.example',
  city: 'Phoenix',
  state: 'AZ',
  zip: '85001',
  fleet_size: '4-10',
  setup_dismissed_at: null,
  created_at: '2026-01-01T00:00:00Z',
};
const branch: BranchRow = {
  id: 1,
  company_id: 1,
  name: 'Phoenix',
  phone: '6025550101',
  email: null,
  address_line: '1200 E Washington St',
  unit: null,
  city: 'Phoenix',
  state: 'AZ',
  zip: '85034',
  lat: 33.4,
  lng: -112,
  timezone: 'America/Phoenix',
  default_min_hours: 2,
  default_arrival_windows: ['08:00 - 10:00'],
  travel_buffer_minutes: 30,
  serving_area_ids: [1],
  serving_area_radii: {},
  avatar_url: null,
  created_at: '2026-01-01T00:00:00Z',
  closed_at: null,
  version: 1,
  updated_by_id: null,
};
const input = { columns: {}, managerIds: undefined, hasRadiusEach: true, logo: undefined };

it.each([
  [owner, company, company],
  [office, company, forbidden],
  [owner, undefined, forbidden],
])('a person of type %i adds a branch', (type, own, expected) => {
  expect(describeDecision(decideCompany(createPerson(type), own))).toEqual(expected);
});

it.each([
  ['nothing', input, []],
  ['a taken name', { ...input, columns: { name: ' tucson ' } }, ['name']],
  ['no time zone', { ...input, columns: { timezone: 'Mars/Base' } }, ['timezone']],
  ['radii that do not match the areas', { ...input, hasRadiusEach: false }, ['serving_area_radii']],
  ['half a pin', { ...input, columns: { lat: 33 } }, ['lng']],
  [
    'a window of seven hours',
    { ...input, columns: { default_arrival_windows: ['08:00 - 10:00', '08:00 - 15:00'] } },
    ['default_arrival_windows.1'],
  ],
  [
    'an unknown area and manager',
    { ...input, columns: { serving_area_ids: [1, 9] }, managerIds: [9] },
    ['serving_area_ids.1', 'manager_ids.0'],
  ],
])('wrong in a branch form: %s', (_name, asked, fields) => {
  const isKnown = (id: number) => id === 1;
  const facts = { others: [{ name: 'Tucson' }], hasArea: isKnown, hasManager: isKnown, before: null };
  expect(Object.keys(findBranchProblems(asked, facts))).toEqual(fields);
});

it.each([
  ['America/Denver', 0, {}],
  ['America/Phoenix', 2, {}],
  [undefined, 2, {}],
  ['America/Denver', 1, { timezone: ['The branch has an open job. Its times depend on the time zone'] }],
  ['America/Denver', 2, { timezone: ['The branch has 2 open jobs. Their times depend on the time zone'] }],
])('a branch in Phoenix gets the time zone %s with %i open jobs', (timezone, openOrders, expected) => {
  const before = { timezone: 'America/Phoenix', openOrders };
  const facts = { others: [], hasArea: () => true, hasManager: () => true, before };
  const columns = timezone === undefined ? {} : { timezone };
  expect(findBranchProblems({ ...input, columns }, facts)).toEqual(expected);
});

it.each([
  [owner, { columns: { zip: '85001' } }, null],
  [manager, { columns: { name: 'North' } }, null],
  [manager, { columns: { serving_area_radii: { 1: 40 } } }, null],
  [manager, { columns: { zip: '85001' } }, forbidden],
  [manager, { columns: { zip: '85034' } }, null],
  [manager, { managerIds: [2, 1] }, null],
  [manager, { managerIds: [1] }, forbidden],
  [manager, { logo: new Blob() }, forbidden],
  [office, { columns: { name: 'North' } }, forbidden],
])('a person of type %i changes %j', (type, change, expected) => {
  expect(describeDecision(checkChange(createPerson(type), branch, [1, 2], { ...input, ...change }))).toBe(expected);
});

it.each([
  [owner, 'Phoenix', 0, null],
  [manager, 'Phoenix', 0, forbidden],
  [owner, 'phoenix', 0, 'invalid name: The value must be equal to the name of the branch'],
  [owner, 'Phoenix', 1, 'conflict open_orders: This branch still has open jobs.'],
])('a person of type %i deletes the branch "%s" with %i open jobs', (type, name, openOrders, expected) => {
  expect(describeDecision(checkDeleteBranch(createPerson(type), branch, { name, openOrders }))).toBe(expected);
});
