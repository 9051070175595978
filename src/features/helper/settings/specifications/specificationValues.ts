import type {
  HelperRates,
  HelperRatesRequest,
  PositionRates,
  HelperVehicle,
  HelperVehiclesRequest,
} from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { specificationTexts as texts } from './texts';

/** Cents per hour. Names of positions, because a form reads digits in a name as places of a list. */
export type RateValues = { hourly_rate: number | null } & Record<PositionKey, number | null>;

type PositionKey = keyof typeof PositionCode;

/** The positions with a separate rate, with their field. */
export const ratedPositions = [
  { code: PositionCode.helper, key: 'helper' },
  { code: PositionCode.driver, key: 'driver' },
  { code: PositionCode.foreman, key: 'foreman' },
  { code: PositionCode.foremanDriver, key: 'foremanDriver' },
] as const satisfies readonly { code: PositionCode; key: PositionKey }[];

export function toRateValues({ hourly_rate, position_rates }: HelperRates): RateValues {
  const findRate = (code: PositionCode) => position_rates?.[code] ?? null;
  return {
    hourly_rate,
    helper: findRate(PositionCode.helper),
    driver: findRate(PositionCode.driver),
    foreman: findRate(PositionCode.foreman),
    foremanDriver: findRate(PositionCode.foremanDriver),
  };
}

/** Rates of positions that the provider does not give stay as they are unless some are typed. */
export function toOwnRatesRequest(values: RateValues, before: HelperRates): HelperRatesRequest {
  const position_rates: PositionRates = {};
  for (const { code, key } of ratedPositions) {
    const rate = values[key];
    if (rate !== null) position_rates[code] = rate;
  }
  const hasPositions = before.position_rates !== null || Object.keys(position_rates).length > 0;
  return { hourly_rate: values.hourly_rate ?? 0, ...(hasPositions && { position_rates }) };
}

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
