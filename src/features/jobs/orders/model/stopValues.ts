import { needsUnit, toDriveMinutes, toRoadMiles } from '#domain/places/stops';
import type { Stop, StopElevator, StopParking, StopPlaceType, StopRequest } from '#generated/model';
import { isEqual } from '#platform/lib/plainData';
import { milesBetween } from '#platform/map/circle';

/** Form values of a stop. */
export type StopValues = {
  key: string;
  address_line: string;
  unit: string;
  /** The address has no unit although its property type usually does. */
  no_unit: boolean;
  city: string;
  state: string | null;
  zip: string;
  place_type: StopPlaceType | null;
  floor: number | null;
  flights_of_stairs: number | null;
  elevator: StopElevator | null;
  elevator_window: string;
  long_carry_ft: number | null;
  parking: StopParking | null;
  truck_max_ft: number | null;
  contact_name: string;
  contact_phone: string;
  access_notes: string;
  coi_required: boolean;
  /** Location on the map and the address it belongs to. */
  pin: { lat: number; lng: number; of: string } | null;
};

/** An empty stop; `state` is the branch's. */
export function createStop(key: string, state: string | null): StopValues {
  return {
    key,
    address_line: '',
    unit: '',
    no_unit: false,
    city: '',
    state,
    zip: '',
    place_type: 'house',
    floor: null,
    flights_of_stairs: null,
    elevator: 'none',
    elevator_window: '',
    long_carry_ft: null,
    parking: 'street',
    truck_max_ft: null,
    contact_name: '',
    contact_phone: '',
    access_notes: '',
    coi_required: false,
    pin: null,
  };
}

/** Checks whether the user entered anything. The state and the default choices are prefilled. */
export function isTyped(stop: StopValues): boolean {
  const { key, state, elevator_window: _, ...typed } = stop;
  const { elevator_window: __, ...empty } = createStop(key, state);
  return !isEqual({ ...empty, ...typed }, empty);
}

/** The form values of a stop; usual values stay empty. */
export function toStopValues(stop: Stop, key: string): StopValues {
  return {
    key,
    ...toAddressParts(stop),
    unit: stop.unit ?? '',
    no_unit: stop.no_unit ?? false,
    place_type: stop.place_type,
    ...toAccessValues(stop),
    contact_name: stop.contact_name ?? '',
    contact_phone: stop.contact_phone ?? '',
    access_notes: stop.access_notes,
    coi_required: stop.coi_required,
  };
}

type Address = Pick<Stop, 'address_line' | 'city' | 'state' | 'zip' | 'lat' | 'lng'>;

/** The form values of an address alone. They belong together, so a chosen address replaces all of them. */
export function toAddressParts({ address_line, city, state, zip, lat, lng }: Address) {
  const pin = lat === null || lng === null ? null : { lat, lng, of: toAddressKey({ address_line, city, state, zip }) };
  return { address_line, city, state: state || null, zip, pin };
}

function toAccessValues(stop: Stop) {
  return {
    floor: stop.floor || null,
    flights_of_stairs: stop.flights_of_stairs || null,
    elevator: stop.elevator,
    elevator_window: stop.elevator_window ?? '',
    long_carry_ft: stop.long_carry_ft || null,
    parking: stop.parking,
    truck_max_ft: stop.truck_max_ft,
  };
}

/** The request for a valid stop. The pin of a different address is left out, so the provider locates the stop again. */
export function toStopRequest(stop: StopValues): StopRequest {
  return {
    address_line: stop.address_line.trim(),
    unit: toTextOrNull(stop.unit),
    no_unit: hasNoUnit(stop),
    city: stop.city.trim(),
    state: stop.state ?? '',
    zip: stop.zip,
    place_type: stop.place_type ?? 'house',
    ...toPinRequest(stop),
    ...toAccessRequest(stop),
    contact_name: toTextOrNull(stop.contact_name),
    contact_phone: toTextOrNull(stop.contact_phone),
    access_notes: stop.access_notes.trim(),
    coi_required: stop.coi_required,
  };
}

/** Only where a unit would be missed otherwise. */
function hasNoUnit({ place_type, unit, no_unit }: StopValues): boolean {
  return no_unit && needsUnit(place_type) && toTextOrNull(unit) === null;
}

function toPinRequest(stop: StopValues): Pick<StopRequest, 'lat' | 'lng'> {
  const { pin } = stop;
  return pin && pin.of === toAddressKey(stop) ? { lat: pin.lat, lng: pin.lng } : { lat: null, lng: null };
}

function toAccessRequest(stop: StopValues) {
  const { floor, flights_of_stairs, long_carry_ft, truck_max_ft } = stop;
  const elevator = stop.elevator ?? 'none';
  return {
    floor: floor ?? 0,
    flights_of_stairs: flights_of_stairs ?? 0,
    elevator,
    elevator_window: elevator === 'none' ? null : toTextOrNull(stop.elevator_window),
    long_carry_ft: long_carry_ft ?? 0,
    parking: stop.parking ?? 'street',
    truck_max_ft,
  };
}

/** The trimmed text, or null if it is blank. */
export function toTextOrNull(text: string): string | null {
  return text.trim() || null;
}

function toAddressKey({ address_line, city, state, zip }: Pick<StopValues, 'address_line' | 'city' | 'state' | 'zip'>) {
  return [address_line, city, state, zip].map((part) => (part ?? '').trim().toLowerCase()).join('|');
}

/** The drive between two stops: road miles, and minutes in steps of five. */
type Leg = { miles: number; minutes: number };

type Place = Pick<Stop, 'lat' | 'lng'>;

/** The leg after each stop; undefined after the last one, for unknown locations and within one ZIP code. */
export function listLegs(stops: readonly Place[]): readonly (Leg | undefined)[] {
  return stops.map((stop, at) => {
    const [from, to] = [getLocation(stop), getLocation(stops[at + 1])];
    if (!from || !to) return undefined;
    const miles = toRoadMiles(milesBetween(from, to));
    if (miles < 0.1) return undefined;
    return { miles: Math.round(miles * 10) / 10, minutes: Math.max(5, Math.round(toDriveMinutes(miles) / 5) * 5) };
  });
}

/** The location of a stop; undefined if it is unknown. */
export function getLocation(stop: Place | undefined): { lat: number; lng: number } | undefined {
  if (!stop || stop.lat === null || stop.lng === null) return undefined;
  return { lat: stop.lat, lng: stop.lng };
}
