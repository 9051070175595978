import { getWeek } from '#domain/time/workDays';
import type { Availabilities, EmployeeDetail, HelperProfile, MemberProfile, TeamHours } from '#generated/model';
import { UserType } from '#generated/model/codes';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { World } from '../../../mocks/provider/world';
import { getField, toList } from '../../kit/world';
import { addFacts, createReader, type Facts, type Read, readAll } from './facts';

const nameFields = ['first_name', 'avatar_url'];
const requestFields = ['status', 'positions', 'hourly_rate', 'message', 'created_at', 'responded_at'];

/** Facts that people state about themselves, next to those their companies read. */
export async function collectPeople(facts: Facts, world: World): Promise<void> {
  for (const { id, type, positions } of world.tables.user.all())
    if (type === UserType.helper && positions.length > 0) await collectOwnSide(facts, createReader(world, id), id);
  for (const { id, owner_id } of world.tables.company.all()) {
    const read = createReader(world, owner_id);
    const subject = (userId: unknown) => `person ${String(userId)} of company ${id}`;
    for (const row of toList(await read('getManagers')))
      addFacts(facts, subject(getField(row, 'user_id')), [...nameFields, 'last_name', 'phone'], row, 'getManagers');
    for (const branch of world.tables.branch.by('company', id)) {
      for (const row of await readAll(read, 'getBranchInvitations', { id: branch.id })) {
        addFacts(facts, `request ${String(getField(row, 'id'))}`, requestFields, row, 'getBranchInvitations');
        addName(facts, getField(row, 'helper'), 'getBranchInvitations');
      }
      for (const row of await readAll(read, 'getEmployees', { id: branch.id })) addName(facts, row, 'getEmployees');
      await collectHours(facts, read, branch.id, todayIn(branch.timezone, world.clock.now()), subject);
    }
  }
}

function addName(facts: Facts, row: unknown, operation: string): void {
  addFacts(facts, `name of person ${String(getField(row, 'user_id'))}`, nameFields, row, operation);
}

async function collectOwnSide(facts: Facts, read: Read, userId: number): Promise<void> {
  const profile = (await read('getHelperProfile')) as HelperProfile;
  const hours = (await read('getAvailabilities')) as Availabilities;
  const subject = `own profile of person ${userId}`;
  addName(facts, { user_id: userId, ...profile.personal_info }, 'getHelperProfile');
  const fields = ['hourly_rate', 'position_rates', 'serving_areas', 'availabilities', 'exceptions'];
  const shown = { ...profile, exceptions: profile.availability_exceptions };
  addFacts(facts, subject, fields, shown, 'getHelperProfile');
  addFacts(facts, subject, fields, await read('getHourlyRate'), 'getHourlyRate');
  addFacts(facts, subject, fields, await read('getOwnServingAreas'), 'getOwnServingAreas');
  addFacts(facts, subject, fields, hours, 'getAvailabilities');
  addFacts(facts, `hours of person ${userId}`, ['max_hours_per_week'], hours, 'getAvailabilities');
  for (const row of await readAll(read, 'getOwnBranchInvitations'))
    addFacts(facts, `request ${String(getField(row, 'id'))}`, requestFields, row, 'getOwnBranchInvitations');
}

/** Hours of this week and their limit, in the week by person, the profile and the lists. */
async function collectHours(
  facts: Facts,
  read: Read,
  branchId: number,
  today: string,
  subject: (userId: unknown) => string,
): Promise<void> {
  const { from, to } = getWeek(today);
  const range = `?filter[date_from]=${from}&filter[date_to]=${to}`;
  const { members } = (await read('getTeamHours', { id: branchId }, range)) as TeamHours;
  for (const { employee_id: employeeId, max_hours_per_week, weeks } of members) {
    const { user_id: userId } = (await read('getEmployee', { employeeId })) as EmployeeDetail;
    const profile = (await read('getMemberProfile', { employeeId })) as MemberProfile;
    addFacts(facts, subject(userId), ['hours_this_week'], { hours_this_week: weeks[0]?.hours }, 'getTeamHours');
    addFacts(facts, `hours of person ${userId}`, ['max_hours_per_week'], { max_hours_per_week }, 'getTeamHours');
    addFacts(facts, `hours of person ${userId}`, ['max_hours_per_week'], profile, 'getMemberProfile');
  }
}
