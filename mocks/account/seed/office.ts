import type { World } from '../../provider/world';
import type { Actor } from './cast';
import { castIds } from './cast';
import { insertPerson } from './people';
import { daysAgo } from '../../provider/seed/times';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';

type Clerk = { company: number; first_name: string; last_name: string; phone: string; email: string };

/** Dispatchers other than Priya. Their ids come after all other people's. */
const clerks: readonly Clerk[] = [
  {
    company: 1,
    first_name: 'Nora',
    last_name: 'Ellison',
    phone: '6025550105',
    email: 'nora@coppermesa.example',
  },
  { company: 1, first_name: 'Ben', last_name: 'Sutter', phone: '6025550106', email: 'ben@coppermesa.example' },
  { company: 2, first_name: 'Owen', last_name: 'Price', phone: '4805550133', email: 'owen@blueagave.example' },
];

/** The office of each branch: `priya`, or an index in `clerks`. Some work for two branches. */
const staff: Readonly<Record<number, readonly ('priya' | number)[]>> = {
  1: ['priya', 0, 1],
  2: ['priya', 0],
  3: ['priya', 1],
  4: [2],
  5: [2],
};

/** Adds the office to its branches. Runs last, so that office staff receive none of the earlier activities. */
export function seedOffice(world: World): void {
  const { tables, db } = world;
  const hired = clerks.map((clerk) => insertPerson(world, { ...clerk, type: UserType.office } satisfies Actor).id);
  for (const { id: branch_id } of tables.branch.all()) {
    for (const person of staff[branch_id] ?? []) {
      tables.employee.insert({
        id: db.nextId('employee'),
        user_id: person === 'priya' ? castIds.priya : (hired[person] ?? 0),
        branch_id,
        employment_type: 'employee',
        hourly_rate: 2600,
        status: ActiveStatus.active,
        joined_at: daysAgo(world, person === 'priya' ? 290 : 60),
        version: 1,
        updated_by_id: null,
      });
    }
  }
  for (const id of [castIds.priya, ...hired]) openOfficeFile(world, id);
}

function openOfficeFile({ tables, db }: World, user_id: number): void {
  const { company_id } = tables.user.require(user_id);
  const [first] = tables.employee.by('user', user_id);
  tables.memberFile.insert({
    id: db.nextId('memberFile'),
    company_id: company_id ?? 0,
    user_id,
    made_here: true,
    languages: ['en'],
    start_date: first ? zonedTime(first.joined_at, tables.branch.require(first.branch_id).timezone).date : null,
    driver_license: null,
    dot_medical_expires_on: null,
    emergency_contact: null,
    notes: '',
    warned_of: null,
    left_at: null,
  });
}
