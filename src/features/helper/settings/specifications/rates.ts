import type { HelperRates, HelperRatesRequest, PositionRates } from '#generated/model';
import { PositionCode } from '#generated/model/codes';

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
  return {
    hourly_rate,
    helper: position_rates[PositionCode.helper] ?? null,
    driver: position_rates[PositionCode.driver] ?? null,
    foreman: position_rates[PositionCode.foreman] ?? null,
    foremanDriver: position_rates[PositionCode.foremanDriver] ?? null,
  };
}

export function toOwnRatesRequest(values: RateValues): HelperRatesRequest {
  const position_rates: PositionRates = {};
  for (const { code, key } of ratedPositions) {
    const rate = values[key];
    if (rate !== null) position_rates[code] = rate;
  }
  return { hourly_rate: values.hourly_rate ?? 0, position_rates };
}
