import type { Language } from '#generated/model';
import { UserType, ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import { castIds, cast } from '../../account/seed/cast';
import { crewRanges } from '../../branches/seed/branches';
import { seedHours } from '../../helper/seed';
import { createRandom, type Random } from '../../provider/random';
import { daysAgo } from '../../provider/seed/times';
import type {
  EmployeeRow,
  HelperProfileRow,
  MemberFileRow,
  UserRow,
  BranchRow,
  BranchInvitationRow,
} from '../../provider/store/schema';
import { toIso, minuteMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { drives, listDocuments, needsRenewal } from '../rules/team';

/** Number of the 80 helpers who are paused or have an incomplete profile; the others take jobs. */
const [pausedCount, incompleteCount] = [9, 13];
const withVehicle = 22;
/** Outsiders who take no jobs at the moment, besides employees, who are not in the market. */
const outsidersAway = [70, 75, 80];
/** Documents that expire soon, by person: days left. The office was notified. */
const soon: Readonly<Record<number, number>> = { [castIds.tyrell]: 12, 17: 26, 47: 19 };
const [applianceDolly, box16] = [1, 4];

/** Helper profiles and member files. Has its own random generator, so that no other seed data depends on it. */
export function seedTeam(world: World): void {
  const random = createRandom(world.seed + 26);
  seedProfiles(world, random);
  seedHours(world);
  const seen = new Set<string>();
  for (const employee of world.tables.employee.all()) {
    const company_id = world.tables.branch.require(employee.branch_id).company_id;
    const key = `${company_id}/${employee.user_id}`;
    if (!seen.has(key)) openFile(world, random, employee, company_id);
    seen.add(key);
  }
}

function seedProfiles({ tables }: World, random: Random): void {
  const helpers = tables.user.where(({ type }) => type === UserType.helper);
  const isEmployed = (id: number) => tables.employee.one('user', id)?.employment_type === 'employee';
  const away = [castIds.ethan, ...helpers.map(({ id }) => id).filter(isEmployed), ...outsidersAway].slice(
    0,
    incompleteCount + pausedCount,
  );
  const getStatus = (id: number): HelperProfileRow['status'] => {
    const index = away.indexOf(id);
    if (index === -1) return 1;
    return index < incompleteCount ? 0 : 2;
  };
  const active = helpers.map(({ id }) => id).filter((id) => getStatus(id) === 1 && id !== castIds.sofia);
  const drivers = new Set([castIds.sofia, ...random.sample(active, withVehicle - 1)]);
  for (const helper of helpers) {
    const tools = random.sample(
      Array.from({ length: 24 }, (_, index) => index + 1),
      random.int(0, 5),
    );
    const own = helper.id === castIds.marcus ? [applianceDolly, ...tools] : tools;
    const vehicle = helper.id === castIds.sofia ? box16 : random.pick([1, 1, 2, 3, 4, 7]);
    tables.helperProfile.insert({
      user_id: helper.id,
      status: getStatus(helper.id),
      languages: pickLanguages(random, helper),
      tool_ids: [...new Set(own)].sort((a, b) => a - b),
      vehicle_type_ids: drivers.has(helper.id) ? [vehicle] : [],
    });
  }
}

function pickLanguages(random: Random, { locale }: UserRow): Language[] {
  if (locale === 'es') return random.chance(0.8) ? ['es', 'en'] : ['es'];
  return random.chance(0.2) ? ['en', 'es'] : ['en'];
}

function openFile(world: World, random: Random, employee: EmployeeRow, company_id: number): void {
  const { tables, db, clock } = world;
  const user = tables.user.require(employee.user_id);
  const { timezone, state } = tables.branch.require(employee.branch_id);
  const today = todayIn(timezone, clock.now());
  const isStaff = employee.employment_type === 'employee';
  const documents = drives(user.positions) ? createDocuments(random, user.id, state, today) : noDocuments;
  const warned = listDocuments(documents, today).find((document) => needsRenewal([document]));
  tables.memberFile.insert({
    id: db.nextId('memberFile'),
    company_id,
    user_id: user.id,
    made_here: isStaff,
    ...documents,
    languages: tables.helperProfile.get(user.id)?.languages ?? [user.locale],
    start_date: isStaff ? zonedTime(employee.joined_at, timezone).date : null,
    emergency_contact: random.chance(0.5) ? createContact(random, user) : null,
    notes: random.chance(0.35) ? random.pick(notes) : '',
    warned_of: warned?.expires_on ?? null,
    left_at: null,
  });
}

type Documents = Pick<MemberFileRow, 'driver_license' | 'dot_medical_expires_on'>;
const noDocuments: Documents = { driver_license: null, dot_medical_expires_on: null };

function createDocuments(random: Random, userId: number, state: string, today: string): Documents {
  const kind = userId % 4 === 0 ? 'B' : 'C';
  const expires_on = addDays(today, soon[userId] ?? random.int(150, 1500));
  const medical = addDays(today, random.int(90, 700));
  return {
    driver_license: { class: kind, state, number_last4: random.digits(4), expires_on },
    dot_medical_expires_on: kind === 'B' ? medical : null,
  };
}

function createContact(random: Random, { id, last_name }: UserRow): MemberFileRow['emergency_contact'] {
  const [name, relation] = random.pick([
    ['Renee', 'Mother'],
    ['Carlos', 'Brother'],
    ['Alma', 'Wife'],
    ['James', 'Husband'],
  ] as const);
  return { name: `${name} ${last_name}`, phone: `623555${String(id).padStart(4, '0')}`, relation };
}

const notes = [
  'Good with pianos',
  'Knows the freight elevators downtown',
  'Prefers mornings',
  'Calm with nervous customers',
  'Own straps and gloves',
  'Not above the third floor after a knee injury',
];

/** The crew members of each branch. */
export function seedEmployees(world: World): void {
  const { tables, db } = world;
  for (const branch of tables.branch.all()) {
    listCrew(world, branch).forEach((user, index) => {
      // The helpers of the cast are seeded separately.
      const isFree = user.company_id === null && (index % 3 > 0 || user.id <= cast.length);
      tables.employee.insert({
        id: db.nextId('employee'),
        user_id: user.id,
        branch_id: branch.id,
        employment_type: isFree ? 'helper' : 'employee',
        hourly_rate: user.hourly_rate ?? 2400,
        status: index === 12 && branch.id === 1 ? ActiveStatus.inactive : ActiveStatus.active,
        joined_at: daysAgo(world, 420 - index * 2),
        version: 1,
        updated_by_id: null,
      });
    });
  }
}

/** The crew members of a branch: fixed people in the seeded branches, any helpers elsewhere. */
function listCrew({ tables }: World, { id }: Pick<BranchRow, 'id'>): UserRow[] {
  const { luis, marcus, sofia, tyrell } = castIds;
  const named: Record<number, readonly number[]> = { 1: [luis, marcus, tyrell, sofia], 4: [marcus], 6: [marcus] };
  const [first, last] = crewRanges[(id - 1) % crewRanges.length] ?? [11, 30];
  const rest = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return [...(named[id] ?? []), ...rest].flatMap((userId) => tables.user.get(userId) ?? []);
}

// Requests ------------------------------------------------------------------------------------------------------------

const hour = 60;
const day = 24 * hour;

/** A request: its receiver, how many minutes ago it was sent, and how many minutes later it ended. */
type SeedRequest = {
  userId: number;
  ago: number;
  after?: number;
  status: BranchInvitationRow['status'];
  reason?: string;
  message?: string;
};

const welcome = 'We have work for you most Fridays and Saturdays.';

/** By branch. The first five in Phoenix are open: its page starts with them. */
const requests: Readonly<Record<number, readonly SeedRequest[]>> = {
  1: [
    { userId: 71, ago: 2 * hour, status: InvitationStatus.new, message: welcome },
    { userId: 62, ago: 9 * hour, status: InvitationStatus.new },
    {
      userId: 74,
      ago: 26 * hour,
      status: InvitationStatus.new,
      message: 'You came recommended by Marcus. Call us any time.',
    },
    { userId: 54, ago: 2 * day, status: InvitationStatus.new, message: welcome },
    { userId: 78, ago: 4 * day, status: InvitationStatus.new },
    {
      userId: 72,
      ago: 6 * day,
      after: 5 * hour,
      status: InvitationStatus.rejected,
      reason: 'too_far',
      message: welcome,
    },
    { userId: 76, ago: 15 * day, after: 30 * hour, status: InvitationStatus.rejected, reason: 'pay_too_low' },
    { userId: 79, ago: 8 * day, after: 3 * day, status: InvitationStatus.cancelled },
    { userId: 73, ago: 20 * day, after: 20, status: InvitationStatus.cancelled, message: 'Sorry, sent by mistake.' },
    { userId: 62, ago: 33 * day, after: 7 * day, status: InvitationStatus.cancelled },
    ...[14, 17, 20, 26, 29].map((userId, index): SeedRequest => ({
      userId,
      ago: (41 + index * 13) * day,
      after: (3 + index * 4) * hour,
      status: InvitationStatus.accepted,
      message: welcome,
    })),
  ],
  2: [
    { userId: 81, ago: 20 * hour, status: InvitationStatus.new },
    { userId: 82, ago: 9 * day, after: 4 * hour, status: InvitationStatus.rejected, reason: 'not_available' },
  ],
  3: [
    { userId: 83, ago: 5 * hour, status: InvitationStatus.new, message: 'Vegas needs you on weekends.' },
    { userId: 84, ago: 3 * day, status: InvitationStatus.new },
    { userId: 85, ago: 12 * day, after: day, status: InvitationStatus.cancelled },
  ],
  4: [
    {
      userId: castIds.sofia,
      ago: 3 * hour,
      status: InvitationStatus.new,
      message: 'Steady work in Mesa and Gilbert, $35 an hour.',
    },
  ],
  5: [
    {
      userId: castIds.marcus,
      ago: 30 * hour,
      status: InvitationStatus.new,
      message: 'You know our crew in Mesa. Scottsdale pays the same.',
    },
  ],
};

/** Requests to join in each state. */
export function seedRequests(world: World): void {
  for (const [branchId, branchRequests] of Object.entries(requests)) {
    const branch = world.tables.branch.get(Number(branchId));
    if (!branch) continue;
    const office = branch.company_id === 1 ? [castIds.priya, castIds.dana] : [branch.company_id === 2 ? 9 : 10];
    branchRequests.forEach((each, index) => insertRequest(world, branch.id, each, office[index % office.length] ?? 1));
  }
}

function insertRequest(world: World, branch_id: number, request: SeedRequest, invited_by: number): void {
  const { tables, db, clock } = world;
  const { userId, ago, after, status, reason = null, message = null } = request;
  const { positions, hourly_rate } = tables.user.require(userId);
  const at = clock.now().getTime() - ago * minuteMs;
  const responded_at = after === undefined ? null : toIso(at + after * minuteMs);
  const id = db.nextId('branchInvitation');
  tables.branchInvitation.insert({
    id,
    branch_id,
    user_id: userId,
    positions,
    message,
    message_language: message === null ? null : 'en',
    status,
    reason,
    hourly_rate: hourly_rate ?? 2400,
    invited_by,
    created_at: toIso(at),
    responded_at,
    cancelled_by: status === InvitationStatus.cancelled ? 'company' : null,
    employee_id: status === InvitationStatus.accepted ? setJoinedAt(world, branch_id, userId, responded_at) : null,
  });
}

/** An accepted request makes the helper a member. */
function setJoinedAt({ tables }: World, branchId: number, userId: number, at: string | null): number | null {
  const member = tables.employee.by('branch', branchId).find(({ user_id }) => user_id === userId);
  if (member && at !== null) tables.employee.update(member.id, { joined_at: at });
  return member?.id ?? null;
}
