import type { OrderRequest, StopRequest } from '#generated/model';
import type { StopRow } from '../rows';
import { isSkippedTime } from '#platform/lib/time/zonedTimes';
import { addDays, parseDate, toCalendarDate } from '#platform/lib/time/dates';
import { arrivalWindowProblem } from '#domain/time/arrivalWindow';
import { getHelpSides } from '#domain/orders/helpType';
import { orderLimits } from '#domain/limits';
import { listWorkDays, maxDays } from '#domain/time/workDays';
import { getPin } from './addressPin';
import type { Place } from '../../crew/rules/busyTimes';
import { getCrewSize } from '../../crew/rules/formation';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

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
/** Limits for the days of an order. */
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
  if (getCrewSize(crew_requirements) > crew) addProblem('crew_requirements', `The maximum value allowed is ${crew}`);
}
