import { ProfileStatus } from '#domain/people/profileStatus';
import { PositionCode, Weekday } from '#generated/model/codes';
import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { afterWork } from '../../kit/helperWorld';
import { createFile, createPng } from '../../kit/images';
import { as, createForm } from '../../kit/operations';
import { asked } from '../../kit/orders';
import type { Cases } from './cases';

const late = { minutes: 20 };
const vehicle = { vehicle_type_id: 4, make: 'Ford', year: 2019, insured_until: '2027-03-31' };
const preferences = {
  choices: [{ topic: 'reminder', push: false, email: true, sms: false }],
  quiet_hours: null,
  sound: false,
};
const hours = { availabilities: [{ weekday: Weekday.monday, windows: ['07:00 - 18:00'] }] };

export const helperCases = {
  getAvailabilities: {
    200: (world) => as('marcus', world, 'getAvailabilities'),
    403: (world) => as('dana', world, 'getAvailabilities'),
  },
  updateAvailabilities: {
    200: (world) => as('luis', world, 'updateAvailabilities', { body: hours }),
    403: (world) => as('priya', world, 'updateAvailabilities', { body: hours }),
    422: (world) =>
      as('marcus', world, 'updateAvailabilities', {
        body: { availabilities: [{ weekday: Weekday.monday, windows: [] }] },
      }),
  },
  getHelperProfile: readCases('getHelperProfile'),
  getOwnServingAreas: readCases('getOwnServingAreas'),
  getHourlyRate: readCases('getHourlyRate'),
  getOwnRating: readCases('getOwnRating'),
  getEarnings: {
    ...readCases('getEarnings'),
    402: (world) => as('marcus', world, 'getEarnings', { query: '?filter[date]=2026-11-28' }),
    422: (world) => as('marcus', world, 'getEarnings', { query: '?page=0' }),
  },
  getOwnData: readCases('getOwnData'),
  updatePause: {
    ...changeCases('updatePause', { paused: true }, { paused: 'yes' }),
    409: (world) => {
      world.change(() => world.tables.helperProfile.update(5, { status: ProfileStatus.suspended }));
      return as('marcus', world, 'updatePause', { body: { paused: true } });
    },
  },
  updateOwnServingAreas: {
    ...changeCases('updateOwnServingAreas', { serving_areas: [{ id: 3, radius_miles: 40 }] }, { serving_areas: [] }),
    402: (world) =>
      as('marcus', world, 'updateOwnServingAreas', { body: { serving_areas: [1, 2, 3, 4].map((id) => ({ id })) } }),
  },
  updateHourlyRate: changeCases('updateHourlyRate', { hourly_rate: 2500, position_rates: { '1': 2800 } }, {}),
  updateVehicles: changeCases('updateVehicles', { vehicle_types: [vehicle] }, { vehicle_types: [vehicle, vehicle] }),
  updateOwnTools: changeCases('updateOwnTools', { tool_ids: [1, 24] }, { tool_ids: [25] }),
  updatePositions: changeCases(
    'updatePositions',
    { positions: [PositionCode.helper] },
    { positions: [PositionCode.driver] },
  ),
  updatePersonalInfo: {
    200: (world) => {
      const avatar = createFile(createPng(120, 120), 'me.png', 'image/png');
      return as('marcus', world, 'updatePersonalInfo', { form: createForm({ about: 'Careful', avatar }) });
    },
    403: (world) => as('dana', world, 'updatePersonalInfo', { form: createForm({ about: '' }) }),
    413: (world) => {
      const avatar = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
      return as('marcus', world, 'updatePersonalInfo', { form: createForm({ avatar }) });
    },
    415: (world) => {
      const avatar = new File(['GIF89a'], 'me.gif', { type: 'image/gif' });
      return as('marcus', world, 'updatePersonalInfo', { form: createForm({ avatar }) });
    },
    422: (world) => as('marcus', world, 'updatePersonalInfo', { form: createForm({ birth_date: '2015-01-01' }) }),
  },
  getNotificationPreferences: {
    200: (world) => as('priya', world, 'getNotificationPreferences'),
  },
  updateNotificationPreferences: {
    200: (world) => as('marcus', world, 'updateNotificationPreferences', { body: preferences }),
    422: (world) => as('marcus', world, 'updateNotificationPreferences', { body: { ...preferences, sound: 'loud' } }),
  },
  getHelperInvitations: {
    200: async (world) => {
      await asked(world);
      return as('marcus', world, 'getHelperInvitations', { query: '?filter[bucket]=new' });
    },
    403: (world) => as('dana', world, 'getHelperInvitations'),
    422: (world) => as('marcus', world, 'getHelperInvitations', { query: '?filter[bucket]=late' }),
  },
  getHelperInvitationCounts: {
    200: (world) => as('luis', world, 'getHelperInvitationCounts'),
    403: (world) => as('priya', world, 'getHelperInvitationCounts'),
  },
  getHelperInvitation: {
    200: async (world) => as('marcus', world, 'getHelperInvitation', { params: await asked(world) }),
    403: async (world) => as('dana', world, 'getHelperInvitation', { params: await asked(world) }),
    404: (world) => as('marcus', world, 'getHelperInvitation', { params: { invitationId: 9999 } }),
  },
  rateCompany: {
    200: async (world) => as('marcus', world, 'rateCompany', { params: await afterWork(world), body: { stars: 5 } }),
    403: async (world) => as('dana', world, 'rateCompany', { params: await asked(world), body: { stars: 5 } }),
    404: (world) => as('marcus', world, 'rateCompany', { params: { invitationId: 9999 }, body: { stars: 5 } }),
    409: async (world) => as('marcus', world, 'rateCompany', { params: await asked(world), body: { stars: 5 } }),
    422: async (world) => as('marcus', world, 'rateCompany', { params: await asked(world), body: { stars: 6 } }),
  },
  reportOnMyWay: stepCases('reportOnMyWay'),
  reportRunningLate: {
    200: async (world) => as('marcus', world, 'reportRunningLate', { params: await onMoveDay(world), body: late }),
    403: async (world) => as('dana', world, 'reportRunningLate', { params: await onMoveDay(world), body: late }),
    404: (world) => as('marcus', world, 'reportRunningLate', { params: { invitationId: 9999 }, body: late }),
    409: async (world) => as('marcus', world, 'reportRunningLate', { params: await asked(world), body: late }),
    422: async (world) =>
      as('marcus', world, 'reportRunningLate', { params: await onMoveDay(world), body: { minutes: 12 } }),
  },
  checkIn: stepCases('checkIn'),
  checkOut: {
    ...stepCases('checkOut'),
    200: async (world) => {
      const params = await onMoveDay(world);
      await as('marcus', world, 'checkIn', { params, body: {} });
      return as('marcus', world, 'checkOut', { params, body: {} });
    },
  },
} satisfies Partial<Record<OperationId, Cases>>;

type StepOperation = 'reportOnMyWay' | 'checkIn' | 'checkOut';

/** Marcus on the morning of a job he accepted. */
async function onMoveDay(world: World): Promise<{ invitationId: number }> {
  const { invitationId } = await asked(world);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  world.clock.travelTo(new Date('2026-11-28T15:00:00Z'));
  return { invitationId };
}

function stepCases(id: StepOperation): Cases {
  return {
    200: async (world) => as('marcus', world, id, { params: await onMoveDay(world), body: { lat: 33.4, lng: -112 } }),
    403: async (world) => as('dana', world, id, { params: await onMoveDay(world), body: {} }),
    404: (world) => as('marcus', world, id, { params: { invitationId: 9999 }, body: {} }),
    409: async (world) => as('marcus', world, id, { params: await asked(world), body: {} }),
    422: async (world) => as('marcus', world, id, { params: await onMoveDay(world), body: { lat: 91 } }),
  };
}

function readCases(id: OperationId): Cases {
  return {
    200: (world) => as('marcus', world, id),
    403: (world) => as('dana', world, id),
  };
}

function changeCases(id: OperationId, body: object, wrong: object): Cases {
  return {
    200: (world) => as('marcus', world, id, { body }),
    403: (world) => as('priya', world, id, { body }),
    422: (world) => as('marcus', world, id, { body: wrong }),
  };
}
