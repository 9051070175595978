import type { OrderRequest, Stop, StopRequest } from '../../../src/generated/model';
import { addDays, parseDate, toCalendarDate } from '../../../src/platform/lib/dates';
import { arrivalWindowProblem } from '../../../src/domain/arrivalWindow';
import { getHelpSides } from '../../../src/domain/helpType';
import { orderLimits } from '../../../src/domain/limits';
import { maxDays } from '../../../src/domain/workDays';
import { pinOf } from './addressPin';
import type { Place } from '../crew/conflicts';
import { crewSize } from '../crew/formation';

export type FieldProblems = Record<string, string[]>;

/**
 * What the schema cannot say about an order: texts by field (docs/product.md, "Limits"). `today` is the branch's day,
 * `keptDate` the day an order has already, which may lie in the past.
 */
export function orderProblems(order: OrderRequest, today: string, keptDate?: string): FieldProblems {
  const problems: FieldProblems = {};
  const wrong = (field: string, text: string) => (problems[field] ??= []).push(text);
  whenProblems(order, today, keptDate, wrong);
  for (const side of getHelpSides(order.help_type)) {
    if ((order[side] ?? []).length === 0) wrong(side, 'Value is required');
  }
  crewProblems(order, wrong);
  return problems;
}

/** A stop with everything left out as usual; without a pin it lies in its town. */
export function wholeStop(stop: StopRequest, town: Place | null): Stop {
  const pin = town && pinOf(stop.address_line, town);
  return {
    unit: null,
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

type Wrong = (field: string, text: string) => void;

function whenProblems(order: OrderRequest, today: string, keptDate: string | undefined, wrong: Wrong): void {
  const { date, end_date, arrival_window, firm_time = false } = order;
  const text = dateProblem(date, today, keptDate);
  if (text) wrong('date', text);
  if (arrivalWindowProblem(arrival_window, firm_time) !== null) wrong('arrival_window', 'Value is not valid');
  if (end_date && (end_date < date || text !== null || end_date > addDays(date, maxDays - 1)))
    wrong('end_date', 'Value is not valid');
}

function dateProblem(date: string, today: string, keptDate?: string): string | null {
  const parts = parseDate(date);
  if (!parts || toCalendarDate(parts.year, parts.month, parts.day) !== date) return 'Value is not valid';
  if (date === keptDate) return null;
  if (date < today) return `The minimum value allowed is ${today}`;
  const last = addDays(today, orderLimits.daysAhead);
  return date > last ? `The maximum value allowed is ${last}` : null;
}

function crewProblems({ crew_requirements }: OrderRequest, wrong: Wrong): void {
  const positions = crew_requirements.map(({ position }) => position);
  positions.forEach((position, place) => {
    if (positions.indexOf(position) !== place) wrong(`crew_requirements.${place}.position`, 'Value is not valid');
  });
  const { crew } = orderLimits;
  if (crewSize(crew_requirements) > crew) wrong('crew_requirements', `The maximum value allowed is ${crew}`);
}
