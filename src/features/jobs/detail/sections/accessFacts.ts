import type { Stop, StopElevator } from '#generated/model';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import type { Translation } from '#platform/language/translation';
import type { stopTexts } from '../texts';

/** The words for a stop, in the language of the page or of a printed sheet. */
export type StopTexts = Translation<typeof stopTexts>;

/** Feet from which a carry counts as long. */
const longCarryFt = 75;

/** `heavy` facts slow the crew down. */
export type AccessFact = { text: string; heavy: boolean };

/** Access facts of a stop, from the street to the unit. */
export function listAccessFacts(stop: Stop, texts: StopTexts): AccessFact[] {
  return [...listOutsideFacts(stop, texts), ...listInsideFacts(stop, texts), ...listDocumentFacts(stop, texts)];
}

function listOutsideFacts({ place_type, parking, truck_max_ft, long_carry_ft }: Stop, texts: StopTexts): AccessFact[] {
  return [
    ...(place_type === null ? [] : [toFact(texts.placeType[place_type])]),
    ...(parking === null ? [] : [toFact(texts.parking[parking], parking === 'permit_needed')]),
    ...(truck_max_ft === null ? [] : [toFact(texts.truckMax(truck_max_ft), true)]),
    ...(long_carry_ft === null || long_carry_ft === 0
      ? []
      : [toFact(texts.longCarry(long_carry_ft), long_carry_ft > longCarryFt)]),
  ];
}

function listInsideFacts(
  { place_type, floor, flights_of_stairs, elevator, elevator_window }: Stop,
  texts: StopTexts,
): AccessFact[] {
  const isInBuilding = place_type === 'apartment' || place_type === 'condo' || (floor !== null && floor > 0);
  return [
    ...(isInBuilding && floor !== null ? [toFact(floor === 0 ? texts.ground : texts.floor(floor))] : []),
    ...(flights_of_stairs === null || flights_of_stairs === 0
      ? []
      : [toFact(texts.flights(flights_of_stairs), elevator === 'none')]),
    ...(elevator === null ? [] : listElevatorFacts({ elevator, floor, elevator_window }, texts)),
  ];
}

type Lift = Pick<Stop, 'floor' | 'elevator_window'> & { elevator: NonNullable<StopElevator> };

/** On the ground and the first floor no one misses an elevator. */
function listElevatorFacts({ elevator, floor, elevator_window }: Lift, texts: StopTexts): AccessFact[] {
  if (elevator === 'none' && (floor ?? 0) < 2) return [];
  const lift = texts.elevator[elevator];
  const text = elevator_window === null ? lift : texts.elevatorAt(lift, formatTimeWindow(elevator_window));
  return [toFact(text, elevator === 'none')];
}

function listDocumentFacts({ coi_required }: Stop, texts: StopTexts): AccessFact[] {
  return coi_required ? [toFact(texts.coi, true)] : [];
}

function toFact(text: string, heavy = false): AccessFact {
  return { text, heavy };
}
