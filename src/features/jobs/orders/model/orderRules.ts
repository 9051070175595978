import { orderLimits } from '#domain/limits';
import { crewSize } from '#domain/orders/formation';
import { type ArrivalWindowProblem, arrivalWindowProblem } from '#domain/time/arrivalWindow';
import { maxDays } from '#domain/time/workDays';
import { texts as formTexts } from '#platform/forms/texts';
import {
  compose,
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  required,
  type Validator,
} from '#platform/forms/validation/validators';
import { formatMoney } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { addDays, type CalendarDate, formatDateInput, parseDate } from '#platform/lib/time/dates';
import { rateRule } from '../../../team/people';
import { rulesTexts } from '../texts';
import type { OrderValues } from './orderValues';

/** The limits of an order (docs/product.md, "Limits"). */
export const limits = {
  stops: 5,
  items: 200,
  vehicleLines: 9,
  crew: orderLimits.crew,
  notes: 2000,
  accessNotes: 500,
} as const;

/** Validation rules of an order's fields, except required. */
export const orderRules = {
  name: maxLength(50),
  company: maxLength(100),
  email: compose(email, maxLength(254)),
  hours: compose(minValue(1), maxValue(14), halves),
  paidHours: compose(minValue(0), maxValue(14), halves),
  flexibleDays: within(0, 14),
  address: maxLength(120),
  unit: maxLength(20),
  city: maxLength(60),
  zip: minLength(5),
  floor: within(0, 30),
  flights: within(0, 10),
  longCarry: within(0, 1000),
  truckLength: within(8, 60),
  contact: maxLength(100),
  elevatorWindow: laterWindow,
  itemName: maxLength(80),
  quantity: within(1, 500),
  itemVolume: compose(minValue(0), maxValue(500), halves),
  itemWeight: within(0, 5000),
  room: maxLength(40),
  volume: within(0, 20_000),
  weight: within(0, 200_000),
  vehicles: within(1, 10),
  rate: rateRule,
  travelPay: money(0, 100_000),
  quote: money(0, 100_000_000),
} satisfies Record<string, Validator>;

/** A crew has 1 to 12 people. */
export const crewRule: Validator = (value, values) => {
  const people = crewSize(Array.isArray(value) ? value : []);
  return people === 0 ? required(null, values) : maxValue(limits.crew)(people, values);
};

/** From today until one year ahead. An order may keep its current date. `today` is in the branch's zone. */
export function dateRule(today: CalendarDate, keptDate: CalendarDate | null): Validator {
  const range = compose(minDay(today), maxDay(addDays(today, orderLimits.daysAhead)));
  return (value, values) => (value === keptDate ? undefined : range(value, values));
}

/** The last day of a job of several days: at most two days after the first. */
export const endDateRule: Validator<unknown, Pick<OrderValues, 'date'>> = (value, values) => {
  const { date } = values;
  if (typeof value !== 'string' || typeof date !== 'string' || value === '' || !parseDate(date)) return undefined;
  return compose(minDay(date), maxDay(addDays(date, maxDays - 1)))(value, values);
};

/** 1 to 6 hours, or none for a firm time. */
export const windowRule: Validator<unknown, { firm_time?: boolean }> = (value, values) => {
  if (typeof value !== 'string' || value === '') return undefined;
  const problem = arrivalWindowProblem(value, values.firm_time ?? false);
  return problem === null ? undefined : windowTexts()[problem];
};

const windowTexts = (): Record<ArrivalWindowProblem, string> => ({
  no_window: rulesTexts.noWindow,
  too_short: rulesTexts.windowTooShort,
  too_long: rulesTexts.windowTooLong,
});

function timeWindow(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return windowMinutes(value) ? undefined : rulesTexts.noWindow;
}

/** An elevator reservation ends later on the same day. */
function laterWindow(value: unknown): string | undefined {
  const range = windowMinutes(String(value));
  return timeWindow(value) ?? (range && range.end <= range.start ? rulesTexts.endsTooEarly : undefined);
}

function halves(value: unknown): string | undefined {
  return typeof value === 'number' && !Number.isInteger(value * 2) ? rulesTexts.halves : undefined;
}

function within(min: number, max: number): Validator {
  return compose(minValue(min, formatNumber), maxValue(max, formatNumber));
}

function money(min: number, max: number): Validator {
  return compose(minValue(min, formatMoney), maxValue(max, formatMoney));
}

function minDay(first: CalendarDate): Validator {
  return (value) =>
    typeof value === 'string' && value !== '' && value < first ? formTexts.minValue(formatDateInput(first)) : undefined;
}

function maxDay(last: CalendarDate): Validator {
  return (value) => (typeof value === 'string' && value > last ? formTexts.maxValue(formatDateInput(last)) : undefined);
}
