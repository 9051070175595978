import type { Place } from '../crew/conflicts';

const milesPerDegree = 69;

/**
 * Where an address lies as far as the fake knows: up to two miles from the middle of its town, and the same address
 * always at the same place. Degrees.
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
