// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Crew } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { ApiError } from '#platform/http/ApiError';
import {
  countPeople,
  listOpenNeeds,
  type OfferValues,
  toFormError,
  toMatchRequest,
  toOfferRequest,
} from './offerValues';

const { helper, driver, foreman, foremanDriver } = PositionCode;
const now = new Date('2026-11-21T15:00:00.400Z');

const values: OfferValues = {
  line: 'whatever',
  draft: {
    date: '2026-11-28',
    arrival_window: '08:00 - 10:00',
    estimated_hours: 6,
    city: ' Tempe ',
    state: 'AZ',
    floor: 3,
    flights_of_stairs: null,
    elevator: 'none',
    help_type: null,
  },
  position_needs: [
    { position: driver, count: 1 },
    { position: helper, count: 2 },
  ],
  rates: [null, 2800, null, 2500, 3200],
  radius_miles: 30,
  requirements: { tool_ids: [1], vehicle_type_ids: [], languages: ['es'], min_rating: null },
  audience: 'everyone_in_radius',
  user_ids: [5],
  tier_minutes: 30,
  message: ' Bring gloves ',
  auto_accept: 5,
  open_hours: 6,
};

const needs = [
  { position: driver, count: 1, hourly_rate: 2800 },
  { position: helper, count: 2, hourly_rate: 2500 },
];
const draft = {
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6,
  city: 'Tempe',
  state: 'AZ',
  floor: 3,
  elevator: 'none',
};

describe('what is sent', () => {
  it('asks who fits a draft of the branch, or a job', () => {
    const terms = { position_needs: needs, radius_miles: 30, requirements: values.requirements };
    expect(toMatchRequest(values, 1, null)).toEqual({ ...terms, draft, branch_id: 1 });
    expect(toMatchRequest(values, 1, 1042)).toEqual({ ...terms, order_id: 1042 });
  });

  it('publishes without the line and without empty fields', () => {
    expect(toOfferRequest(values, null, now)).toEqual({
      draft,
      position_needs: needs,
      radius_miles: 30,
      requirements: values.requirements,
      audience: 'everyone_in_radius',
      tier_minutes: 30,
      message: 'Bring gloves',
      // Not more than are needed.
      auto_accept: 3,
      apply_by: '2026-11-21T21:00:00Z',
    });
  });

  it.each([
    ['selected', { user_ids: [5], tier_minutes: null }],
    ['favorites', { tier_minutes: null }],
    ['top_20', { tier_minutes: 30 }],
  ] as const)('%s', (audience, sent) => {
    const { user_ids, tier_minutes } = toOfferRequest({ ...values, audience }, 7, now);
    expect({ ...(user_ids && { user_ids }), tier_minutes }).toEqual(sent);
  });

  it('leaves the deadline to the provider if none was chosen', () => {
    expect(toOfferRequest({ ...values, open_hours: null }, 7, now)).not.toHaveProperty('apply_by');
  });
});

it('the slots of a job that no one accepted or can still accept, the crew lead first', () => {
  const slot = (position: PositionCode, required: number, accepted: number, pending: number) => ({
    position,
    required,
    accepted,
    pending,
  });
  const crew: Pick<Crew, 'slots'> = {
    slots: [slot(helper, 4, 1, 1), slot(driver, 1, 1, 1), slot(foreman, 1, 0, 1), slot(foremanDriver, 1, 0, 0)],
  };
  expect(listOpenNeeds(crew)).toEqual([
    { position: foremanDriver, count: 1 },
    { position: helper, count: 2 },
  ]);
  expect(countPeople({ position_needs: listOpenNeeds(crew) })).toBe(3);
});

it('errors of a sent rate go to the field of that position', () => {
  const errors = {
    'position_needs.1.hourly_rate': ['Too low'],
    'position_needs.0.count': ['Too many'],
    'draft.city': ['Unknown'],
    apply_by: ['Too late'],
    'user_ids.0': ['Busy'],
  };
  const error = new ApiError(422, { data: null, message: 'Wrong', errors, success: false });
  expect(toFormError(error, values)).toMatchObject({
    errors: {
      [`rates.${helper}`]: ['Too low'],
      'position_needs.0.count': ['Too many'],
      'draft.city': ['Unknown'],
      open_hours: ['Too late'],
      audience: ['Busy'],
    },
  });
  const other = new Error('other');
  expect(toFormError(other, values)).toBe(other);
});
