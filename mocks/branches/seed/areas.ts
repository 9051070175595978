import type { World } from '../../provider/world';

type Area = readonly [name: string, lat: number, lng: number, population: number];

/** Cities in Arizona and Nevada. The demo companies serve the first 17; ids count from 1. */
const arizona: readonly Area[] = [
  ['Phoenix', 33.448, -112.074, 1_608_139],
  ['Scottsdale', 33.494, -111.926, 241_361],
  ['Tempe', 33.426, -111.94, 180_587],
  ['Mesa', 33.415, -111.832, 504_258],
  ['Chandler', 33.306, -111.841, 275_987],
  ['Gilbert', 33.353, -111.789, 267_918],
  ['Glendale', 33.539, -112.186, 248_325],
  ['Peoria', 33.581, -112.237, 190_985],
  ['Surprise', 33.629, -112.368, 143_148],
  ['Goodyear', 33.435, -112.358, 95_294],
  ['Tucson', 32.223, -110.975, 542_629],
  ['Oro Valley', 32.391, -110.967, 47_070],
  ['Marana', 32.437, -111.225, 51_908],
  ['Sahuarita', 31.958, -110.956, 34_134],
];

const nevada: readonly Area[] = [
  ['Las Vegas', 36.17, -115.14, 641_903],
  ['Henderson', 36.04, -114.982, 317_610],
  ['North Las Vegas', 36.199, -115.118, 262_527],
];

const moreOfArizona: readonly Area[] = [
  ['Flagstaff', 35.198, -111.651, 76_831],
  ['Prescott', 34.54, -112.468, 45_827],
  ['Prescott Valley', 34.61, -112.316, 46_785],
  ['Sedona', 34.87, -111.761, 9_684],
  ['Yuma', 32.693, -114.628, 95_548],
  ['Casa Grande', 32.88, -111.757, 53_658],
  ['Maricopa', 33.058, -112.048, 58_125],
  ['Queen Creek', 33.249, -111.634, 59_519],
  ['Apache Junction', 33.415, -111.55, 38_499],
  ['Avondale', 33.436, -112.35, 89_334],
  ['Buckeye', 33.37, -112.584, 91_502],
  ['Tolleson', 33.45, -112.259, 7_216],
  ['El Mirage', 33.613, -112.325, 35_805],
  ['Fountain Hills', 33.612, -111.717, 23_820],
  ['Paradise Valley', 33.531, -111.943, 12_658],
  ['Cave Creek', 33.833, -111.951, 4_892],
  ['Anthem', 33.867, -112.147, 23_190],
  ['Sun City', 33.598, -112.272, 39_931],
  ['Litchfield Park', 33.493, -112.358, 6_847],
  ['Florence', 33.031, -111.387, 26_785],
  ['Coolidge', 32.978, -111.518, 13_218],
  ['Eloy', 32.756, -111.555, 15_635],
  ['Sierra Vista', 31.554, -110.304, 45_308],
  ['Nogales', 31.34, -110.934, 19_770],
  ['Green Valley', 31.854, -110.994, 22_616],
  ['Vail', 32.048, -110.712, 13_604],
  ['Catalina Foothills', 32.298, -110.919, 52_401],
  ['Casas Adobes', 32.323, -110.995, 70_973],
  ['Payson', 34.231, -111.325, 16_351],
  ['Kingman', 35.189, -114.053, 32_689],
  ['Lake Havasu City', 34.484, -114.322, 57_144],
  ['Bullhead City', 35.148, -114.568, 41_348],
  ['Cottonwood', 34.739, -112.01, 12_029],
  ['Show Low', 34.254, -110.03, 11_732],
  ['Safford', 32.834, -109.707, 10_129],
];

const moreOfNevada: readonly Area[] = [
  ['Boulder City', 35.978, -114.832, 14_885],
  ['Mesquite', 36.805, -114.067, 20_471],
  ['Pahrump', 36.208, -115.984, 44_738],
  ['Enterprise', 36.025, -115.242, 221_831],
  ['Spring Valley', 36.108, -115.245, 215_597],
  ['Paradise', 36.097, -115.147, 191_238],
  ['Reno', 39.53, -119.814, 264_165],
  ['Sparks', 39.535, -119.753, 108_445],
];

export function seedAreas({ tables, db }: World): void {
  const states = [
    { areas: arizona, state_code: 'AZ', state_name: 'Arizona' },
    { areas: nevada, state_code: 'NV', state_name: 'Nevada' },
    { areas: moreOfArizona, state_code: 'AZ', state_name: 'Arizona' },
    { areas: moreOfNevada, state_code: 'NV', state_name: 'Nevada' },
  ];
  for (const { areas, state_code, state_name } of states) {
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
