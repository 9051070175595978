/** Checks whether another branch of the company has this name. Ignores case and outer spaces. */
export function isNameTaken(name: string, others: readonly { name: string }[]): boolean {
  const normalizedName = name.trim().toLowerCase();
  return others.some((other) => other.name.trim().toLowerCase() === normalizedName);
}

/** Checks whether this is a known IANA time zone. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The main time zone of a US state. */
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
