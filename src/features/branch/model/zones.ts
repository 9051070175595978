/** The time zones of the country by the names people give them. */
export const usZones: readonly { id: string; name: string }[] = [
  { id: 'America/New_York', name: 'Eastern' },
  { id: 'America/Chicago', name: 'Central' },
  { id: 'America/Denver', name: 'Mountain' },
  { id: 'America/Phoenix', name: 'Arizona (no daylight saving)' },
  { id: 'America/Los_Angeles', name: 'Pacific' },
  { id: 'America/Anchorage', name: 'Alaska' },
  { id: 'Pacific/Honolulu', name: 'Hawaii' },
];

/** A zone by its name; one that is not in the list by the city it is called after. */
export function zoneName(id: string): string {
  return usZones.find((zone) => zone.id === id)?.name ?? (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
}

/** The choices for a branch: the usual zones, and its own where that is another. */
export function zoneChoices(own: string | null): readonly { id: string; name: string }[] {
  const isUsual = own === null || usZones.some(({ id }) => id === own);
  return isUsual ? usZones : [...usZones, { id: own, name: zoneName(own) }];
}
