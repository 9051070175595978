import type { ZipPlace } from '#generated/model';

/** ZIP codes of the demo's cities: single codes and ranges. The first city that includes a code has it. */
const cities: readonly (readonly [city: string, state: string, codes: string])[] = [
  ['Scottsdale', 'AZ', '85250-85252 85254-85262 85266-85271'],
  ['Paradise Valley', 'AZ', '85253'],
  ['Fountain Hills', 'AZ', '85268 85269'],
  ['Tempe', 'AZ', '85280-85285 85287-85288'],
  ['Mesa', 'AZ', '85201-85216 85274-85277'],
  ['Apache Junction', 'AZ', '85117-85120 85178'],
  ['Chandler', 'AZ', '85224-85226 85244 85246 85248 85249 85286'],
  ['Gilbert', 'AZ', '85233 85234 85295-85299'],
  ['Queen Creek', 'AZ', '85142'],
  ['San Tan Valley', 'AZ', '85140 85143'],
  ['Maricopa', 'AZ', '85138 85139'],
  ['Casa Grande', 'AZ', '85122 85193 85194'],
  ['Florence', 'AZ', '85132'],
  ['Coolidge', 'AZ', '85128'],
  ['Eloy', 'AZ', '85131'],
  ['Glendale', 'AZ', '85301-85308 85310-85312 85318'],
  ['Avondale', 'AZ', '85323 85392'],
  ['Buckeye', 'AZ', '85326 85396'],
  ['Cave Creek', 'AZ', '85327 85331'],
  ['El Mirage', 'AZ', '85335'],
  ['Goodyear', 'AZ', '85338 85395'],
  ['Litchfield Park', 'AZ', '85340'],
  ['Sun City', 'AZ', '85351 85373'],
  ['Tolleson', 'AZ', '85353'],
  ['Peoria', 'AZ', '85345 85380-85383 85385'],
  ['Surprise', 'AZ', '85374 85378 85379 85387 85388'],
  ['Sun City West', 'AZ', '85375 85376'],
  ['Yuma', 'AZ', '85364-85367 85369'],
  ['Anthem', 'AZ', '85086'],
  ['Phoenix', 'AZ', '85001-85085 85087 85097'],
  ['Payson', 'AZ', '85541 85547'],
  ['Green Valley', 'AZ', '85614 85622'],
  ['Nogales', 'AZ', '85621 85628'],
  ['Sahuarita', 'AZ', '85629'],
  ['Sierra Vista', 'AZ', '85635 85636 85650'],
  ['Vail', 'AZ', '85641'],
  ['Marana', 'AZ', '85653 85658'],
  ['Oro Valley', 'AZ', '85737 85755'],
  ['Tucson', 'AZ', '85701-85736 85738-85754 85756 85757 85775'],
  ['Flagstaff', 'AZ', '86001-86005 86011'],
  ['Prescott', 'AZ', '86301-86305 86313'],
  ['Prescott Valley', 'AZ', '86312 86314 86315'],
  ['Sedona', 'AZ', '86336 86339 86351'],
  ['Lake Havasu City', 'AZ', '86403-86406'],
  ['Kingman', 'AZ', '86401 86402 86409'],
  ['Henderson', 'NV', '89002 89009 89011 89012 89014-89016 89044 89052 89053 89074 89077'],
  ['Boulder City', 'NV', '89005 89006'],
  ['North Las Vegas', 'NV', '89030-89033 89036 89081 89084-89087'],
  ['Las Vegas', 'NV', '89101-89199'],
];

/** The cities of a ZIP code: one, or none when the demo does not know the code. */
export function listZipPlaces(zip: string): ZipPlace[] {
  const found = cities.find(([, , codes]) => codes.split(' ').some((range) => isWithin(zip, range)));
  return found ? [{ zip, city: found[0], state: found[1] }] : [];
}

/** The first ZIP code of a city, if the demo knows it. */
export function findFirstZip(city: string, state: string): string | undefined {
  const cityName = city.toLowerCase();
  const found = cities.find(([name, code]) => name.toLowerCase() === cityName && code === state);
  return found?.[2].slice(0, 5);
}

function isWithin(zip: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return from <= zip && zip <= to;
}
