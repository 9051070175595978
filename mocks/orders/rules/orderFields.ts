import { orderLimits } from '#domain/limits';
import { crewSize } from '#domain/orders/formation';
import { getHelpSides } from '#domain/orders/helpType';
import { arrivalWindowProblem } from '#domain/time/arrivalWindow';
import { listWorkDays, maxDays } from '#domain/time/workDays';
import type { OrderRequest, StopRequest, Locale } from '#generated/model';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { addDays, parseDate, toCalendarDate } from '#platform/lib/time/dates';
import { isSkippedTime } from '#platform/lib/time/zonedTimes';
import type { Place } from '../../crew/rules/busyTimes';
import { findPlaceProblems, type Problems, problemIf } from '../../provider/rules/refusals';
import type { OrderRow } from '../../provider/store/schema';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import type { StopRow } from '../rows';

export type FieldProblems = Record<string, string[]>;

/**
 * Problems of an order that the schema cannot express, by field (docs/product.md, "Limits"). `today` is the local day in
 * the branch, `zone` its time zone, `keptDate` the current day of an existing order, which may be in the past.
 */
export function findOrderProblems(order: OrderRequest, { today, zone, keptDate }: Days): FieldProblems {
  const problems = findTimeProblems(order, { today, zone, keptDate });
  const addProblem = (field: string, text: string) => (problems[field] ??= []).push(text);
  for (const side of getHelpSides(order.help_type)) {
    if ((order[side] ?? []).length === 0) addProblem(side, fieldTexts.required);
  }
  checkCrew(order, addProblem);
  return problems;
}

/** Adds the defaults to a stop. Without a pin it gets one in its city. */
export function completeStop(stop: StopRequest, city: Place | null): StopRow {
  const pin = city && getPin(stop.address_line, city);
  return {
    unit: null,
    no_unit: false,
    floor: 0,
    flights_of_stairs: 0,
    elevator: 'none',
    elevator_window: null,
    long_carry_ft: 0,
    parking: 'street',
    truck_max_ft: null,
    contact_name: null,
    contact_phone: null,
    access_notes: '',
    coi_required: false,
    ...stop,
    lat: stop.lat ?? pin?.lat ?? null,
    lng: stop.lng ?? pin?.lng ?? null,
  };
}

type AddProblem = (field: string, text: string) => void;
type Days = { today: string; zone: string; keptDate?: string | undefined };
type Times = Pick<OrderRequest, 'date' | 'end_date' | 'arrival_window' | 'firm_time'>;

/** Problems of the days and the arrival window; the same parameters as `findOrderProblems`. */
export function findTimeProblems(times: Times, { today, zone, keptDate }: Days): FieldProblems {
  const { date, end_date } = times;
  const text = findDateProblem(date, today, keptDate);
  const isEndWrong = Boolean(end_date) && (text !== null || !isEndInReach(date, end_date ?? date));
  const windowText = findWindowProblem(times, text === null && !isEndWrong ? zone : null);
  return {
    ...(text !== null && { date: [text] }),
    ...(windowText !== null && { arrival_window: [windowText] }),
    ...(isEndWrong && { end_date: [fieldTexts.notValid] }),
  };
}

/** `zone` is null while the days are wrong. */
function findWindowProblem(times: Times, zone: string | null): string | null {
  if (arrivalWindowProblem(times.arrival_window, times.firm_time ?? false) !== null) return fieldTexts.notValid;
  return zone !== null && isWindowSkipped(times, zone) ? fieldTexts.skippedTime : null;
}

/** Checks whether the arrival window begins or ends in the hour that the night of the clock change skips. */
function isWindowSkipped({ date, end_date, arrival_window }: Times, zone: string): boolean {
  const times = arrival_window.split(' - ');
  return listWorkDays({ date, end_date }).some((day) => times.some((time) => isSkippedTime(day, time, zone)));
}

function isEndInReach(date: string, endDate: string): boolean {
  return endDate >= date && endDate <= addDays(date, maxDays - 1);
}

function findDateProblem(date: string, today: string, keptDate?: string): string | null {
  const parts = parseDate(date);
  if (!parts || toCalendarDate(parts.year, parts.month, parts.day) !== date) return fieldTexts.notValid;
  if (date === keptDate) return null;
  if (date < today) return `The minimum value allowed is ${today}`;
  const last = addDays(today, orderLimits.daysAhead);
  return date > last ? `The maximum value allowed is ${last}` : null;
}

function checkCrew({ crew_requirements }: OrderRequest, addProblem: AddProblem): void {
  const positions = crew_requirements.map(({ position }) => position);
  positions.forEach((position, index) => {
    if (positions.indexOf(position) !== index) addProblem(`crew_requirements.${index}.position`, fieldTexts.notValid);
  });
  const { crew } = orderLimits;
  if (crewSize(crew_requirements) > crew) addProblem('crew_requirements', `The maximum value allowed is ${crew}`);
}

// Lookups -------------------------------------------------------------------------------------------------------------

type Lookups = Record<'toolIds' | 'vehicleTypeIds' | 'catalogIds', ReadonlySet<number>>;

export function findLookupProblems(
  { tool_ids = [], vehicle_requirements = [], items = [] }: OrderRequest,
  { toolIds, vehicleTypeIds, catalogIds }: Lookups,
): Problems {
  const vehicles = vehicle_requirements.map(({ vehicle_type_id }) => vehicle_type_id);
  const catalog = items.map(({ catalog_id }) => catalog_id ?? null);
  return {
    ...findUnknownIds(tool_ids, toolIds, (index) => `tool_ids.${index}`),
    ...findUnknownIds(vehicles, vehicleTypeIds, (index) => `vehicle_requirements.${index}.vehicle_type_id`),
    ...findUnknownIds(catalog, catalogIds, (index) => `items.${index}.catalog_id`),
  };
}

export function findStopProblems(order: Pick<OrderRequest, 'pick_up_addresses' | 'destination_addresses'>): Problems {
  const sides = ['pick_up_addresses', 'destination_addresses'] as const;
  const found = sides.flatMap((side) =>
    (order[side] ?? []).flatMap((stop, index) => [
      findPlaceProblems(stop, `${side}.${index}.`),
      problemIf(!isForward(stop.elevator_window), `${side}.${index}.elevator_window`, fieldTexts.notValid),
    ]),
  );
  return Object.assign({}, ...found) as Problems;
}

/** An elevator reservation must end after it starts, on the same day. */
function isForward(window: StopRequest['elevator_window']): boolean {
  if (window === undefined || window === null) return true;
  const lasts = windowMinutes(window);
  return lasts !== null && lasts.end > lasts.start;
}

function findUnknownIds(
  ids: readonly (number | null)[],
  known: ReadonlySet<number>,
  getField: (index: number) => string,
): Problems {
  const wrong = ids.map((id, index) => problemIf(id !== null && !known.has(id), getField(index), fieldTexts.notValid));
  return Object.assign({}, ...wrong) as Problems;
}

// Pins ----------------------------------------------------------------------------------------------------------------

const milesPerDegree = 69;

/**
 * Approximate location of an address, in degrees: within two miles of the city center, and always the same for the same
 * address.
 */
export function getPin(address: string, { lat, lng }: Place): Place {
  const hash = [...address.trim().toLowerCase()].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983,
    7,
  );
  const angle = ((hash % 360) / 180) * Math.PI;
  const degrees = (0.4 + ((hash % 101) / 100) * 1.6) / milesPerDegree;
  return {
    lat: roundDegrees(lat + degrees * Math.sin(angle)),
    lng: roundDegrees(lng + (degrees * Math.cos(angle)) / Math.cos((lat / 180) * Math.PI)),
  };
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

// Languages of notes --------------------------------------------------------------------------------------------------

type Notes = Pick<OrderRow, 'crew_notes' | 'pick_up_addresses' | 'destination_addresses'>;
type Languages = Pick<OrderRow, 'crew_notes_language' | 'access_notes_language'>;

/**
 * The languages of what a job says to its crew. `writer` is the language in the app of who saves it; texts that were saved
 * `before` and are unchanged keep theirs. A text that is empty has none.
 */
export function getNoteLanguages(notes: Notes, writer: Locale, before?: Notes & Languages): Languages {
  const pick = (read: (of: Notes) => string, known: Locale | null | undefined): Locale | null => {
    const text = read(notes);
    if (text === '') return null;
    return before && read(before) === text ? (known ?? null) : writer;
  };
  return {
    crew_notes_language: pick(({ crew_notes }) => crew_notes.trim(), before?.crew_notes_language),
    access_notes_language: pick(joinAccessNotes, before?.access_notes_language),
  };
}

function joinAccessNotes({ pick_up_addresses, destination_addresses }: Notes): string {
  const notes = [...pick_up_addresses, ...destination_addresses].map(({ access_notes }) => access_notes.trim());
  return notes.filter((note) => note !== '').join('\n');
}
