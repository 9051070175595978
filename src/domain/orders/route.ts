/** The first and the last city of a job, or the one city of all its stops. Every screen names a route by them. */
export function getRouteCities({ city_from, city_to }: { city_from: string | null; city_to: string | null }) {
  const [from, to] = new Set([city_from, city_to].filter((city) => city !== null));
  return { from, to };
}
