import type { EmploymentType, Language, PositionCode } from '#generated/model';
import { parseDate } from '#platform/lib/time/dates';
import type { MembersQuery } from '../api';
import { positionCodes } from '../model/memberValues';

/** The lists of the team (spec section 6). */
export type TeamList = 'all' | 'helpers' | 'drivers' | 'foreman' | 'employees';

/** The filters of a list, as read from the address bar. Unknown values are ignored. */
export type Filters = {
  position?: PositionCode;
  employment?: EmploymentType;
  /** Year-month-day. */
  on?: string;
  language?: Language;
  rated?: true;
  status?: 'active' | 'inactive';
  documents?: true;
  search?: string;
};

export const employments = ['employee', 'helper'] as const satisfies readonly EmploymentType[];
export const memberLanguages = ['en', 'es', 'other'] as const satisfies readonly Language[];
export const statuses = ['active', 'inactive'] as const;

/** Position codes of the lists by position. A foreman/driver is in both. */
const positionsByList: Partial<Record<TeamList, string>> = { helpers: '3', drivers: '1,4', foreman: '2,4' };

/** The average rating from which a member counts as well rated. */
const goodRating = 4;

/** Reads the filters that apply to a list. */
export function readFilters(list: TeamList, read: (name: string) => string | null): Filters {
  const on = read('on');
  const search = read('search')?.trim().slice(0, 100);
  return omitUndefined({
    position: positionsByList[list] === undefined ? findOption(positionCodes, read('position')) : undefined,
    employment: list === 'employees' ? undefined : findOption(employments, read('employment')),
    on: on !== null && parseDate(on) ? on : undefined,
    language: findOption(memberLanguages, read('language')),
    rated: read('rated') === '1' || undefined,
    status: findOption(statuses, read('status')),
    documents: read('documents') === 'expiring' || undefined,
    search: search === '' ? undefined : search,
  });
}

/** The provider's query parameters for a list with its filters. */
export function toMembersQuery(list: TeamList, filters: Filters, page: number): MembersQuery {
  const { position, employment, on, language, rated, status, documents, search } = filters;
  return omitUndefined({
    page,
    position: positionsByList[list] ?? (position === undefined ? undefined : String(position)),
    'filter[employment_type]': list === 'employees' ? 'employee' : employment,
    'filter[available_on]': on,
    'filter[language]': language,
    'filter[min_rating]': rated && goodRating,
    'filter[status]': status && (status === 'active' ? 1 : 0),
    'filter[documents]': documents && 'expiring',
    search,
  });
}

export const isFiltered = (filters: Filters): boolean => Object.keys(filters).length > 0;

/** Removes every filter from the address bar. */
export const noFilters: Record<keyof Filters, null> = {
  position: null,
  employment: null,
  on: null,
  language: null,
  rated: null,
  status: null,
  documents: null,
  search: null,
};

function findOption<Value extends string | number>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => String(value) === text);
}

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

function omitUndefined<Values extends object>(values: Values): Present<Values>;
function omitUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A filter is not offered if all rows lack what it is about: such a provider does not filter by it. */
export function offersFilter<Row>(rows: readonly Row[] | undefined, hasField: (row: Row) => boolean): boolean {
  return rows === undefined || rows.length === 0 || rows.some(hasField);
}
