// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Availabilities, EmployeeDetail, HelperArea, HelperProfile, HelperRates } from '#generated/model';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { type OperationId, operations } from '../../mocks/generated/operations';
import { issueToken } from '../../mocks/provider/http/authenticate';
import { fillPath } from '../../mocks/provider/http/operationPath';
import { scenarioNames } from '../../mocks/provider/scenarios/names';
import type { World } from '../../mocks/provider/world';
import { toPersonalRequest, toPersonalValues } from '../../src/features/helper/settings/personalInfo/personalValues';
import { toPositionsRequest, toRoleValues } from '../../src/features/helper/settings/role/roleValues';
import {
  toOwnRatesRequest,
  toRateValues,
  toVehiclesRequest,
  toVehicleValues,
} from '../../src/features/helper/settings/specifications/specificationValues';
import { toAreasRequest, toAreaValues } from '../../src/features/helper/settings/workSettings/areas';
import { toHoursRequest, toHoursValues } from '../../src/features/helper/settings/workSettings/hours';
import { toMemberUpdateRequest, toMemberValues } from '../../src/features/team/model/memberValues';
import { createForm } from '../kit/operations';
import { type Answer, call, type CallOptions, getField, testWorld } from '../kit/world';

/*
 * Every form that edits a person, opened and saved unchanged, for everyone in the seed: the provider accepts what it
 * seeded. Most people are in every scenario; they are saved once.
 */

type Send = (id: OperationId, options?: CallOptions, params?: Record<string, number>) => Promise<Answer>;

function createSender(world: World, userId: number): Send {
  const token = world.change(() => issueToken(world, userId));
  return (id, options = {}, params = {}) => {
    const path = fillPath(operations[id].path, params);
    return call(world, operations[id].method, path, { token, ...options });
  };
}

const saved = new Set<string>();

/** True the first time; later for a form that has other values. */
function isNew(...values: unknown[]): boolean {
  const key = JSON.stringify(values);
  const isFirst = !saved.has(key);
  saved.add(key);
  return isFirst;
}

const readData = async <Data>(answer: Promise<Answer>) => getField((await answer).body, 'data') as Data;

const describeRefusal = (name: string, { status, body }: Answer) =>
  status === 200 ? [] : [`${name}: ${status} ${JSON.stringify(getField(body, 'errors'))}`];

/** Compared with these, every field is changed and sent. */
const noHours: Parameters<typeof toHoursRequest>[1] = {
  availabilities: [],
  max_jobs_per_day: null,
  max_hours_per_week: null,
  min_pay_per_job: null,
  on_call: false,
  exceptions: [],
};
const noInfo = toPersonalValues({
  first_name: '',
  last_name: '',
  avatar_url: null,
  email: '',
  phone: '',
  birth_date: null,
  address_line: '',
  city: '',
  state: '',
  zip: null,
  about: '',
  languages: [],
  locale: null,
  emergency_contact: null,
});

async function saveOwnForms(world: World, userId: number): Promise<string[]> {
  const send = createSender(world, userId);
  const profile = await readData<HelperProfile>(send('getHelperProfile'));
  const rates = await readData<HelperRates>(send('getHourlyRate'));
  const areas = await readData<{ serving_areas: HelperArea[] }>(send('getOwnServingAreas'));
  const hours = await readData<Availabilities>(send('getAvailabilities'));
  if (!isNew(userId, profile, rates, areas, hours)) return [];
  const { timezone, first_name } = world.tables.user.require(userId);
  const today = todayIn(timezone, world.clock.now());
  const forms: (readonly [OperationId, CallOptions])[] = [
    [
      'updatePersonalInfo',
      { form: createForm({ ...toPersonalRequest(toPersonalValues(profile.personal_info), noInfo) }) },
    ],
    ['updatePositions', { body: toPositionsRequest(toRoleValues(profile)) }],
    ['updateHourlyRate', { body: toOwnRatesRequest(toRateValues(rates), rates) }],
    ['updateOwnTools', { body: { tool_ids: profile.tool_ids } }],
    ['updateVehicles', { body: toVehiclesRequest(toVehicleValues(profile.vehicle_types)) }],
    ['updateOwnServingAreas', { body: toAreasRequest(toAreaValues(areas.serving_areas)) }],
    // Someone who has not entered hours yet must enter them.
    ...(profile.completeness?.missing.includes('availability')
      ? []
      : ([['updateAvailabilities', { body: toHoursRequest(toHoursValues(hours, today), noHours) }]] as const)),
  ];
  const refusals: string[] = [];
  for (const [id, options] of forms)
    refusals.push(...describeRefusal(`${id} of ${first_name} (${userId})`, await send(id, options)));
  return refusals;
}

/** Compared with these every field has changed, so all are sent. */
const nothing = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  positions: [],
  branch_ids: [],
  languages: [],
  hourly_rate: 0,
  start_date: null,
  driver_license: null,
  dot_medical_expires_on: null,
  emergency_contact: null,
} satisfies Partial<EmployeeDetail>;

async function saveMemberForms(world: World, companyId: number): Promise<string[]> {
  const send = createSender(world, world.tables.company.require(companyId).owner_id);
  const refusals: string[] = [];
  for (const { id: branchId } of world.tables.branch.by('company', companyId)) {
    for (const { id: employeeId } of world.tables.employee.by('branch', branchId)) {
      const member = await readData<EmployeeDetail>(send('getEmployee', {}, { employeeId }));
      if (!isNew(member)) continue;
      const body = toMemberUpdateRequest(toMemberValues(member), { ...member, ...nothing });
      const answer = await send('updateEmployee', { body }, { employeeId });
      refusals.push(...describeRefusal(`${member.first_name} (${employeeId})`, answer));
    }
  }
  return refusals;
}

describe.each(scenarioNames)('in the scenario %s', (scenario) => {
  it('every helper can save their settings as they are', async () => {
    const world = testWorld({ scenario });
    const refusals: string[] = [];
    for (const { user_id } of world.tables.helperProfile.all()) refusals.push(...(await saveOwnForms(world, user_id)));
    expect(refusals).toEqual([]);
  }, 60_000);

  it('every member can be saved as they are', async () => {
    const world = testWorld({ scenario });
    const refusals: string[] = [];
    for (const { id } of world.tables.company.all()) refusals.push(...(await saveMemberForms(world, id)));
    expect(refusals).toEqual([]);
  }, 60_000);
});
