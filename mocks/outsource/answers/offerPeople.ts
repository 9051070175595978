import { type FitFacts, scoreFit } from '#domain/outsource/fit';
import type { ExplainedFit, NotShownPerson, OfferPerson } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import type { EmployeeRow, UserRow, WorldTables } from '../../provider/store/schema';
import { canRead } from '../../provider/access/reading';
import { getRating, type TrackRecord } from '../../crew/rules/ratings';
import { getInitial } from '#platform/lib/text';
import type { Reading } from '../../orders/answers/orders';

/** Fields of a person that a company can see: members and people on the crew have a last name and a phone. */
export type Closeness = 'stranger' | 'crew';

export type PersonFacts = { facts: FitFacts; record: TrackRecord; hoursThisWeek: number };

export function presentOfferPerson(
  tables: WorldTables,
  user: UserRow,
  reading: Reading,
  { facts, record, hoursThisWeek }: PersonFacts,
  closeness: Closeness,
): OfferPerson {
  const employeeId = findKnownEmployeeId(tables, user.id, reading);
  const isMember = employeeId !== null;
  return {
    user_id: user.id,
    employee_id: employeeId,
    first_name: user.first_name,
    last_name: isMember || closeness === 'crew' ? user.last_name : shorten(user.last_name),
    avatar_url: user.avatar_url,
    phone: isMember || closeness === 'crew' ? user.phone : null,
    city: getCity(tables, user),
    positions: user.positions,
    hourly_rate: facts.rate,
    ...getRating(record),
    languages: [...facts.owned.languages],
    distance_miles: facts.miles,
    hours_this_week: hoursThisWeek,
    jobs_together: record.jobsTogether,
    is_favorite: record.workAgain === 'favorite',
  };
}

export function presentNotShown(tables: WorldTables, user: UserRow, reading: Reading, miles: number): NotShownPerson {
  const { id, first_name, last_name, avatar_url } = user;
  return {
    user_id: id,
    first_name,
    last_name: findKnownEmployeeId(tables, id, reading) === null ? shorten(last_name) : last_name,
    avatar_url,
    city: getCity(tables, user),
    distance_miles: miles,
  };
}

const shorten = (lastName: string) => `${getInitial(lastName)}.`;

/** The fit as the contract has it. */
export function presentFit(facts: FitFacts): ExplainedFit {
  return scoreFit(facts);
}

/** The active membership of a person that the reader may read. To other readers the person is a stranger. */
function findKnownEmployeeId(tables: WorldTables, userId: number, { reader, now }: Reading): number | null {
  const isKnown = (employee: Readonly<EmployeeRow>) =>
    employee.status === ActiveStatus.active && canRead(tables, reader, { kind: 'member', employee }, now);
  return tables.employee.select('user', userId, isKnown)[0]?.id ?? null;
}

/** The active membership of a person in any branch of a company. */
export function findEmployeeId(tables: WorldTables, userId: number, companyId: number): number | null {
  const found = tables.employee.viewAll('user', userId, ({ id, branch_id, status }) =>
    status === ActiveStatus.active && tables.branch.view(branch_id, (row) => row.company_id) === companyId ? id : null,
  );
  return found.find((id) => id !== null) ?? null;
}

function getCity(tables: WorldTables, { serving_area_ids: [area] }: UserRow): string | null {
  const name = tables.servingArea.view(area ?? 0, ({ name_with_state_initials }) => name_with_state_initials);
  return name ?? null;
}
