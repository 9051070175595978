/** Whether a name is taken among the branches of a company; case and outer spaces make no difference. */
export function isNameTaken(name: string, others: readonly { name: string }[]): boolean {
  const wanted = name.trim().toLowerCase();
  return others.some((other) => other.name.trim().toLowerCase() === wanted);
}

/** Whether the IANA time zone is one. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Minutes an arrival window "HH:mm - HH:mm" lasts; at most 6 hours, none means a firm time (docs/product.md, "Branches"). */
export function isArrivalWindow(window: string): boolean {
  const [from = '', to = ''] = window.split(' - ');
  const length = toMinutes(to) - toMinutes(from);
  return length >= 0 && length <= 6 * 60;
}

/** The time zone most of a US state lives in, for an address without one. */
export function getStateTimezone(state: string): string {
  return Object.entries(zones).find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'America/New_York';
}

const zones = {
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

function toMinutes(time: string): number {
  const [hours = '0', rest = '0'] = time.split(':');
  return Number(hours) * 60 + Number(rest);
}
