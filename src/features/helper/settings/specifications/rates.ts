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
