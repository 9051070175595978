import { jobLabels } from '../../../orders';
import type { Stop } from '#generated/model';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { detailTexts } from '../texts';

/** Feet from which a carry counts as long. */
const longCarryFt = 75;

/** `heavy` facts slow the crew down. */
export type AccessFact = { text: string; heavy: boolean };

/** Access facts of a stop, from the street to the unit. */
export function listAccessFacts(stop: Stop): AccessFact[] {
  return [...listOutsideFacts(stop), ...listInsideFacts(stop), ...listDocumentFacts(stop)];
}

function listOutsideFacts({ place_type, parking, truck_max_ft, long_carry_ft }: Stop): AccessFact[] {
  return [
    toFact(jobLabels.placeType[place_type]),
    toFact(jobLabels.parking[parking], parking === 'permit_needed'),
    ...(truck_max_ft === null ? [] : [toFact(detailTexts.truckMax(truck_max_ft), true)]),
    ...(long_carry_ft === 0 ? [] : [toFact(detailTexts.longCarry(long_carry_ft), long_carry_ft > longCarryFt)]),
  ];
}

function listInsideFacts({ place_type, floor, flights_of_stairs, elevator, elevator_window }: Stop): AccessFact[] {
  const isInBuilding = place_type === 'apartment' || place_type === 'condo' || floor > 0;
  const lift = jobLabels.elevator[elevator];
  return [
    ...(isInBuilding ? [toFact(floor === 0 ? detailTexts.ground : detailTexts.floor(floor))] : []),
    ...(flights_of_stairs === 0 ? [] : [toFact(detailTexts.flights(flights_of_stairs), elevator === 'none')]),
    ...(elevator === 'none' && floor < 2
      ? []
      : [
          toFact(
            elevator_window === null ? lift : detailTexts.elevatorAt(lift, formatTimeWindow(elevator_window)),
            elevator === 'none',
          ),
        ]),
  ];
}

function listDocumentFacts({ coi_required }: Stop): AccessFact[] {
  return coi_required ? [toFact(detailTexts.coi, true)] : [];
}

function toFact(text: string, heavy = false): AccessFact {
  return { text, heavy };
}
