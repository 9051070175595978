// @vitest-environment node
import { expect, it } from 'vitest';
import { describeNeed } from '../../../../tests/kit/typedLine';
import { splitAddress } from './findAddresses';

it.each([
  [
    '1200 E University Dr Tempe 85281 to 455 W Warner Rd Chandler 85225, tomorrow 9am',
    'from 1200 E University Dr, Tempe, AZ 85281 | to 455 W Warner Rd, Chandler, AZ 85225 | date 2026-11-25 | window 09:00 - 10:00',
  ],
  [
    '1200 e university dr tempe 85281 to 455 w warner rd chandler az 85225 sat 8-10am',
    'from 1200 e university dr, Tempe, AZ 85281 | to 455 w warner rd, chandler, AZ 85225 | date 2026-11-28 | window 08:00 - 10:00',
  ],
  ['1200 E University Dr, Tempe, AZ 85281', 'from 1200 E University Dr, Tempe, AZ 85281'],
  ['1200 E University Dr Apt 204, Tempe to Mesa', 'from 1200 E University Dr, Apt 204, Tempe, AZ | to Mesa'],
  ['Tempe to 455 W Warner Rd Chandler 85225', 'Tempe, AZ | to 455 W Warner Rd, Chandler, AZ 85225'],
  [
    'from 1020 S 5th St Tempe to 4242 N 7th Ave Phoenix Sat 8am',
    'from 1020 S 5th St, Tempe, AZ | to 4242 N 7th Ave, Phoenix, AZ | date 2026-11-28 | window 08:00 - 09:00',
  ],
  ['210 W 1st Ave #3B Mesa 85210', 'from 210 W 1st Ave, #3B, Mesa, AZ 85210'],
  [
    '9200 E Via de Ventura Scottsdale AZ 85258, Friday 10am',
    'from 9200 E Via de Ventura Scottsdale, AZ 85258 | date 2026-11-27 | window 10:00 - 11:00',
  ],
  ['2345 Hwy 60, Apache Junction, AZ 85119', 'from 2345 Hwy 60, Apache Junction, AZ 85119'],
  ['12 US-60 Gold Canyon 85118 to Mesa', 'from 12 US-60, Gold Canyon, AZ 85118 | to Mesa'],
  ['4500 E Highway 69 Prescott Valley 86314', 'from 4500 E Highway 69, Prescott Valley, AZ 86314'],
  ['1201 N Interstate 10 Casa Grande 85122', 'from 1201 N Interstate 10, Casa Grande, AZ 85122'],
  ['88 W State Route 87 Payson AZ 85541', 'from 88 W State Route 87, Payson, AZ 85541'],
  ['17 County Road 12 Tempe', 'from 17 County Road 12, Tempe, AZ'],
  [
    '1600 N Central Ave Ste 1200 Phoenix 85004 office',
    'from 1600 N Central Ave, Ste 1200, Phoenix, AZ 85004 | moveSize office_s ? moveSize office_m ? moveSize office_l',
  ],
  ['500 W Main St Suite B Mesa, 2 movers $25/hr', 'from 500 W Main St, Suite B, Mesa, AZ | 2 helper | rate 2500'],
  ['500 W Main St Bldg 3 Apt 204 Mesa', 'from 500 W Main St, Bldg 3 Apt 204, Mesa, AZ'],
  ['500 W Main St, Unit 12, Mesa AZ', 'from 500 W Main St, Unit 12, Mesa, AZ'],
  [
    '1200 E University, Tempe tomorrow 9am',
    'from 1200 E University, Tempe, AZ | date 2026-11-25 | window 09:00 - 10:00',
  ],
  ['455 W Warner to Mesa', 'from 455 W Warner, AZ | to Mesa'],
  ['700 Broadway Apt 2 Mesa', 'from 700 Broadway, Apt 2, Mesa, AZ'],
  ['1850 Broadway, Tempe 85282', 'from 1850 Broadway, Tempe, AZ 85282'],
  ['742 Evergreen Terrace, 2 helpers at 8am', 'from 742 Evergreen Terrace, AZ | 2 helper | window 08:00 - 09:00'],
  ['742 Evergreen Ter 3rd floor no elevator', 'from 742 Evergreen Ter, AZ | floor 3 | elevator none'],
  ['100 Court St Gilbert', 'from 100 Court St, Gilbert, AZ'],
  ['123 Park Place Dr Mesa', 'from 123 Park Place Dr, Mesa, AZ'],
  ['1200 St Andrews Way Gilbert 85233', 'from 1200 St Andrews Way, Gilbert, AZ 85233'],
  ['3 Main St Mesa, 3 helpers', 'from 3 Main St, Mesa, AZ | 3 helper'],
  [
    'Pickup: 1200 E University Dr Tempe, Dropoff: 455 W Warner Rd Gilbert',
    'from 1200 E University Dr, Tempe, AZ | to 455 W Warner Rd, Gilbert, AZ',
  ],
  [
    'pick up at 1200 E University Dr Tempe deliver to 455 W Warner Rd Gilbert Sat 9am',
    'from 1200 E University Dr, Tempe, AZ | to 455 W Warner Rd, Gilbert, AZ | date 2026-11-28 | window 09:00 - 10:00',
  ],
  [
    'unload at 455 W Warner Rd Gilbert Saturday 1pm',
    'to 455 W Warner Rd, Gilbert, AZ | date 2026-11-28 | window 13:00 - 14:00',
  ],
  [
    '1200 E University Dr Tempe -> 455 W Warner Rd Gilbert',
    'from 1200 E University Dr, Tempe, AZ | to 455 W Warner Rd, Gilbert, AZ',
  ],
  [
    '1200 E University Dr Tempe → 455 W Warner Rd Gilbert, 2 bed large',
    'from 1200 E University Dr, Tempe, AZ | to 455 W Warner Rd, Gilbert, AZ | moveSize 2br_large',
  ],
  [
    '1200 E University Dr Tempe 85281 455 W Warner Rd Chandler 85225',
    'from 1200 E University Dr, Tempe, AZ 85281 | to 455 W Warner Rd, Chandler, AZ 85225',
  ],
  [
    '480-555-0199 Jane Doe 1200 E University Dr Tempe 85281 tomorrow 9am',
    'phone 4805550199 | Jane/Doe | from 1200 E University Dr, Tempe, AZ 85281 | date 2026-11-25 | window 09:00 - 10:00',
  ],
  [
    'Jane Doe 480-555-0199, 1200 E University Dr Tempe',
    'Jane/Doe | phone 4805550199 | from 1200 E University Dr, Tempe, AZ',
  ],
  [
    'Jane Doe 480-555-0199 2 bed small 1200 E University Dr Tempe to 455 W Warner Rd Gilbert Sat 8am 3 guys $28 6 hrs',
    'Jane/Doe | phone 4805550199 | moveSize 2br_small | from 1200 E University Dr, Tempe, AZ | to 455 W Warner Rd, Gilbert, AZ | date 2026-11-28 | window 08:00 - 09:00 | 3 helper | rate 2800 | hours 6',
  ],
  [
    '1200 E University Dr Tempe, $24, 2 helpers, 4 hours',
    'from 1200 E University Dr, Tempe, AZ | rate 2400 | 2 helper | hours 4',
  ],
  [
    '1200 E University Dr Tempe 0800-1000 Sat',
    'from 1200 E University Dr, Tempe, AZ | window 08:00 - 10:00 | date 2026-11-28',
  ],
  [
    'Sat 8am 1200 E University Dr Tempe',
    'date 2026-11-28 | window 08:00 - 09:00 | from 1200 E University Dr, Tempe, AZ',
  ],
  [
    'Dec 5 1200 E University Dr Tempe 9am',
    'date 2026-12-05 | from 1200 E University Dr, Tempe, AZ | window 09:00 - 10:00',
  ],
  [
    '12/5 9am 455 W Warner Rd Gilbert',
    'date 2026-12-05 ? date 2027-05-12 | window 09:00 - 10:00 | from 455 W Warner Rd, Gilbert, AZ',
  ],
  ['at 1200 Broadway', 'from 1200 Broadway, AZ'],
  ['1200 Tempe', 'Tempe, AZ | !unknown: 1200'],
  ['1200 to 455 Tempe', 'Tempe, AZ | !unknown: 1200 to 455'],
  ['85281 to 85225 tomorrow 9am', 'date 2026-11-25 | window 09:00 - 10:00 | !unknown: 85281 to 85225'],
  ['8 1200 E University Dr Tempe', 'from 1200 E University Dr, Tempe, AZ | !unknown: 8'],
  [
    'at 8 1200 E University Dr Tempe Sat',
    'window 08:00 - 09:00 ? window 20:00 - 21:00 | from 1200 E University Dr, Tempe, AZ | date 2026-11-28',
  ],
  ['12345 N 32nd St Phoenix 85032 at noon', 'from 12345 N 32nd St, Phoenix, AZ 85032 | window 12:00 - 13:00'],
  ['1200 A St Mesa', 'from 1200 A St, Mesa, AZ'],
  ['1200 1/2 E University Dr Tempe', 'from 1200 1/2 E University Dr, Tempe, AZ'],
  ['1200B E University Dr Tempe', 'from 1200B E University Dr, Tempe, AZ'],
  ['1200 E. University Dr., Tempe', 'from 1200 E. University Dr., Tempe, AZ'],
  ['1200 SW University Blvd NE Tempe', 'from 1200 SW University Blvd NE, Tempe, AZ'],
  ['Calle 5 Mesa', 'Mesa, AZ | !unknown: Calle 5'],
  [
    '301 Calle Del Sol Mesa a 455 W Warner Rd Gilbert',
    'from 301 Calle Del Sol, Mesa, AZ | to 455 W Warner Rd, Gilbert, AZ',
  ],
  [
    '6 Camino Real Tempe el sábado a las 9 am',
    'from 6 Camino Real, Tempe, AZ | date 2026-11-28 | window 09:00 - 10:00',
  ],
  ['1200 E University Dr Las Vegas NV 89101', 'from 1200 E University Dr, Las Vegas, NV 89101'],
  ['1200 E University Dr, Henderson, Nevada', 'from 1200 E University Dr, Henderson, NV'],
  ['1200 E University Dr 85281-1234', 'from 1200 E University Dr, AZ 85281'],
  [
    '1200 E University Dr and 455 W Warner Rd then 77 S Mill Ave Tempe',
    'from 1200 E University Dr, AZ | to 455 W Warner Rd, AZ | !repeated: 77 S Mill Ave Tempe',
  ],
  [
    '2 helpers Saturday at 1200 E University Dr Tempe 8-10',
    '2 helper | date 2026-11-28 | from 1200 E University Dr, Tempe, AZ | window 08:00 - 10:00',
  ],
  ['26 ft truck 1200 E University Dr Tempe', 'vehicle 7 | from 1200 E University Dr, Tempe, AZ'],
  ['2 flights of stairs 1200 E University Dr Tempe', 'flights 2 | from 1200 E University Dr, Tempe, AZ'],
])('a booking reads the addresses of %j', (line, expected) => expect(describeNeed(line, true)).toBe(expected));

it.each([
  ['1200 E University Dr, Tempe, AZ 85281', ['1200 E University Dr', '', 'Tempe', 'AZ', '85281']],
  [
    '1200 E University Dr Apt 204, Tempe, Arizona 85281-1234, USA',
    ['1200 E University Dr', 'Apt 204', 'Tempe', 'AZ', '85281'],
  ],
  ['410 W Copperleaf Ave #2, Queen Creek AZ 85142', ['410 W Copperleaf Ave', '#2', 'Queen Creek', 'AZ', '85142']],
  ['1 Main St', ['1 Main St', '', '', '', '']],
  ['1 Main St, Tempe, ring twice', null],
  ['Tempe, AZ', null],
  ['1 Main St, Tempe, AZ to 2 Oak Ave, Mesa, AZ', null],
  ['', null],
])('the parts of %j', (line, parts) => {
  const found = splitAddress(line);
  expect(found && [found.address, found.unit, found.city, found.state, found.zip]).toEqual(parts);
});
