import type { Place } from '../../crew/rules/busyTimes';

const milesPerDegree = 69;

/**
 * Approximate location of an address, in degrees: within two miles of the city center, and always the same for the same
 * address.
 */
export function getPin(address: string, { lat, lng }: Place): Place {
  const hash = [...address.trim().toLowerCase()].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983,
    7,
  );
  const angle = ((hash % 360) / 180) * Math.PI;
  const degrees = (0.4 + ((hash % 101) / 100) * 1.6) / milesPerDegree;
  return {
    lat: roundDegrees(lat + degrees * Math.sin(angle)),
    lng: roundDegrees(lng + (degrees * Math.cos(angle)) / Math.cos((lat / 180) * Math.PI)),
  };
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
