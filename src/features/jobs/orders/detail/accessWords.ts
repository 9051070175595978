import type { Stop } from '../../../../generated/model';
import { formatTimeWindow } from '../../../../platform/lib/clockTimes';
import { words } from '../../parts/words';
import { detailTexts } from './texts';

/** Feet from which a carry counts as long. */
const longCarryFt = 75;

/** `heavy` facts slow the crew down. */
export type AccessFact = { text: string; heavy: boolean };

/** Access facts of a stop, from the street to the unit. */
export function listAccessFacts(stop: Stop): AccessFact[] {
  return [...outside(stop), ...inside(stop), ...asked(stop)];
}

function outside({ place_type, parking, truck_max_ft, long_carry_ft }: Stop): AccessFact[] {
  return [
    fact(words.placeType[place_type]),
    fact(words.parking[parking], parking === 'permit_needed'),
    ...(truck_max_ft === null ? [] : [fact(detailTexts.truckMax(truck_max_ft), true)]),
    ...(long_carry_ft === 0 ? [] : [fact(detailTexts.longCarry(long_carry_ft), long_carry_ft > longCarryFt)]),
  ];
}

function inside({ place_type, floor, flights_of_stairs, elevator, elevator_window }: Stop): AccessFact[] {
  const isInBuilding = place_type === 'apartment' || place_type === 'condo' || floor > 0;
  const lift = words.elevator[elevator];
  return [
    ...(isInBuilding ? [fact(floor === 0 ? detailTexts.ground : detailTexts.floor(floor))] : []),
    ...(flights_of_stairs === 0 ? [] : [fact(detailTexts.flights(flights_of_stairs), elevator === 'none')]),
    ...(elevator === 'none' && floor < 2
      ? []
      : [
          fact(
            elevator_window === null ? lift : detailTexts.elevatorAt(lift, formatTimeWindow(elevator_window)),
            elevator === 'none',
          ),
        ]),
  ];
}

function asked({ coi_required }: Stop): AccessFact[] {
  return coi_required ? [fact(detailTexts.coi, true)] : [];
}

function fact(text: string, heavy = false): AccessFact {
  return { text, heavy };
}
