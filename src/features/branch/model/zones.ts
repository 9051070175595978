/** The country's time zones by their common names. */
const usZones: readonly { id: string; name: string }[] = [
  { id: 'America/New_York', name: 'Eastern' },
  { id: 'America/Chicago', name: 'Central' },
  { id: 'America/Denver', name: 'Mountain' },
  { id: 'America/Phoenix', name: 'Arizona (no daylight saving)' },
  { id: 'America/Los_Angeles', name: 'Pacific' },
  { id: 'America/Anchorage', name: 'Alaska' },
  { id: 'Pacific/Honolulu', name: 'Hawaii' },
];

/** Name of a time zone; if it is not in the list, the city in its id. */
export function getZoneName(id: string): string {
  return usZones.find((zone) => zone.id === id)?.name ?? (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
}

/** The choices for a branch: the common time zones, and its own if it is another. */
export function listZoneChoices(own: string | null): readonly { id: string; name: string }[] {
  const isUsual = own === null || usZones.some(({ id }) => id === own);
  return isUsual ? usZones : [...usZones, { id: own, name: getZoneName(own) }];
}
