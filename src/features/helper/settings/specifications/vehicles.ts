import type { HelperVehicle, HelperVehiclesRequest } from '#generated/model';
import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { specificationTexts as texts } from '../texts';

/** The most vehicles a helper may list (contract). */
export const maxVehicles = 9;

export type OwnVehicle = {
  key: string;
  vehicle_type_id: string | number | null;
  make: string;
  year: number | null;
  insured_until: string | null;
};

export type VehicleValues = { vehicle_types: readonly OwnVehicle[] };

/** A type is listed once, so it is the key of its vehicle. */
export function toVehicleValues(vehicles: readonly HelperVehicle[]): VehicleValues {
  return { vehicle_types: vehicles.map((each) => ({ key: `type-${each.vehicle_type_id}`, ...each })) };
}

export function newVehicle(key: string): OwnVehicle {
  return { key, vehicle_type_id: null, make: '', year: null, insured_until: null };
}

export function toVehiclesRequest({ vehicle_types }: VehicleValues): HelperVehiclesRequest {
  return {
    vehicle_types: vehicle_types.map(({ vehicle_type_id, make, year, insured_until }) => ({
      vehicle_type_id: Number(vehicle_type_id),
      make: make.trim(),
      year,
      insured_until,
    })),
  };
}

export const yearRules: Validator = compose(minValue(1980), maxValue(2100));

/** Checks whether no earlier vehicle has this type. */
export function isNewType(index: number): Validator<unknown, VehicleValues> {
  return (value, { vehicle_types }) =>
    vehicle_types.slice(0, index).some((each) => each.vehicle_type_id === value) ? texts.twice : undefined;
}
