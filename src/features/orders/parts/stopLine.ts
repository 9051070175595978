import type { Stop } from '#generated/model';

/** A stop in one line: "410 W Copperleaf Ave, Apt 205, Tempe, AZ 85281". */
export function formatStopLine({ address_line, unit, city, state, zip }: Stop): string {
  return [address_line, unit, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}
