import { areasByState } from '../../provider/catalogs';
import type { World } from '../../provider/world';

export function seedAreas({ tables, db }: World): void {
  for (const { areas, state_code, state_name } of areasByState) {
    for (const [name, lat, lng, population] of areas) {
      tables.servingArea.insert({
        id: db.nextId('servingArea'),
        name,
        state_code,
        state_name,
        name_with_state_initials: `${name}, ${state_code}`,
        lat,
        lng,
        population,
        default_radius_miles: 25,
        boundary: { type: 'Polygon', coordinates: [createOutline(lat, lng, population)] },
      });
    }
  }
}

/** A rough, closed outline: a circle that grows with the population, dented so that no two look alike. */
function createOutline(lat: number, lng: number, population: number): number[][] {
  const corners = 14;
  const radius = 0.02 + Math.sqrt(population) * 0.00011;
  const ring = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const dent = 0.82 + 0.18 * Math.sin(i * 2.4 + lat * 7 + lng * 3);
    const away = radius * dent;
    return [
      rounded(lng + (away * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
      rounded(lat + away * Math.sin(angle)),
    ];
  });
  return [...ring, ...ring.slice(0, 1)];
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
