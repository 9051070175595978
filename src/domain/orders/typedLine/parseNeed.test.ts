// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { describeNeed, lineContext as context } from '../../../../tests/kit/typedLine';
import { parseNeed, toNeed } from './parseNeed';

it.each([
  ['8am', '08:00 - 10:00'],
  ['at 1', '13:00 - 14:00'],
  ['8-9', '08:00 - 09:00'],
  ['after 8am', '08:00 - 10:00'],
])('%s is read as a usual window of the branch that starts then, if it has one: %s', (line, window) => {
  const words = { ...context.words, windows: ['12:00 - 14:00', '08:00 - 10:00', '08:00 - 12:00'] };
  expect(parseNeed(line, { ...context, words }).phrases[0]?.value).toBe(window);
});

it.each([
  [
    '3 helpers Saturday 8am Tempe, 3rd floor walk-up, 6 hours, $25',
    '3 helper | date 2026-11-28 | window 08:00 - 09:00 | Tempe, AZ | floor 3 | elevator none | hours 6 | rate 2500',
  ],
  ['2 ayudantes sábado 8am', '2 helper | date 2026-11-28 | window 08:00 - 09:00'],
  ['Tempe to Mesa', 'Tempe, AZ'],
  ['2 helpers Tempe, AZ → Mesa Sat', '2 helper | Tempe, AZ | date 2026-11-28'],
  ['12/1', 'date 2026-12-01 ? date 2027-01-12'],
  ['12/1 2 be there', 'date 2026-12-01 ? date 2027-01-12 | !unknown: 2 be there'],
  ['12/1 2 bed2', 'date 2026-12-01 ? date 2027-01-12 | !unknown: 2 bed2'],
  ['Dec 1 2 BC', 'date 2026-12-01 | !unknown: 2 BC'],
  ['next Saturday', 'date 2026-12-05 ? date 2026-11-28'],
  ['8-10', 'window 08:00 - 10:00 ? date 2027-08-10'],
  ['at 8', 'window 08:00 - 09:00 ? window 20:00 - 21:00'],
  ['Saturday 8-10', 'date 2026-11-28 | window 08:00 - 10:00'],
  [
    '2 movers tomorrow at noon in Mesa, 4 hrs, $22/hr',
    '2 helper | date 2026-11-25 | window 12:00 - 13:00 | Mesa, AZ | hours 4 | rate 2200',
  ],
  [
    '1 driver and 2 helpers Nov 28 8-10am Phoenix',
    '1 driver | 2 helper | date 2026-11-28 | window 08:00 - 10:00 | Phoenix, AZ',
  ],
  [
    'need 3 guys Fri 7:30a-9a, Gilbert AZ, 5 hours, 2nd floor with elevator, spanish speaking',
    '3 helper | date 2026-11-27 | window 07:30 - 09:00 | Gilbert, AZ | hours 5 | floor 2 | elevator passenger | language es',
  ],
  ['foreman/driver Sat 26ft truck', '1 foreman/driver | date 2026-11-28 | vehicle 7'],
  ['2-3 helpers Sunday, 5-6 hours', '3 helper ? 2 helper | date 2026-11-29 | hours 6 ? hours 5'],
  ['crew of 4 on 12/5 at 14:00', '4 helper | date 2026-12-05 ? date 2027-05-12 | window 14:00 - 15:00'],
  [
    'helpers x3 tomorrow morning',
    '3 helper | date 2026-11-25 | window 08:00 - 10:00 ? window 10:00 - 12:00 ? window 08:00 - 12:00',
  ],
  [
    'two helpers next week',
    '2 helper | date 2026-11-30 ? date 2026-12-01 ? date 2026-12-02 ? date 2026-12-03 ? date 2026-12-04',
  ],
  ['drivers this weekend', '2 driver ? 1 driver ? 3 driver ? 4 driver | date 2026-11-28 ? date 2026-11-29'],
  ['2 helpers yesterday', '2 helper | !out_of_range: yesterday'],
  ['15 helpers Saturday', 'date 2026-11-28 | !out_of_range: 15 helpers'],
  ['2 helpers $8/hr', '2 helper | !out_of_range: $8/hr'],
  ['2 helpers $24 and a driver $30 Saturday', '2 helper | rate 2400 | 1 driver | rate 3000 | date 2026-11-28'],
  ['2 helpers Mesa or Tempe', '2 helper | Mesa, AZ ? Tempe, AZ'],
  [
    '1 foreman 2 helpers 1 driver Saturday 7am',
    '1 foreman | 2 helper | 1 driver | date 2026-11-28 | window 07:00 - 08:00',
  ],
  ['3 Helpers, Sat., 8:00 AM - 10:00 AM, Tempe, AZ', '3 helper | date 2026-11-28 | window 08:00 - 10:00 | Tempe, AZ'],
  ['lead driver friday 6am', '1 foreman/driver | date 2026-11-27 | window 06:00 - 07:00'],
  ['a driver and a helper today at 3pm', '1 driver | 1 helper | date 2026-11-24 | window 15:00 - 16:00'],
  ['two movers wed 10-noon', '2 helper | date 2026-11-25 | window 10:00 - 12:00'],
  ['4 loaders sun 11-1', '4 helper | date 2026-11-29 | window 11:00 - 13:00'],
  ['helper for tonight', '1 helper | date 2026-11-24'],
  ['2 guys tmrw 9am', '2 helper | date 2026-11-25 | window 09:00 - 10:00'],
  ['one foreman dec 15th 8:30', '1 foreman | date 2026-12-15 | window 08:30 - 09:30 ? window 20:30 - 21:30'],
  ['2 helpers 28 Nov 8am', '2 helper | date 2026-11-28 | window 08:00 - 09:00'],
  ['2 helpers November 28, 2026 8 a.m.', '2 helper | date 2026-11-28 | window 08:00 - 09:00'],
  ['2 helpers 11/28/26 0800-1000', '2 helper | date 2026-11-28 | window 08:00 - 10:00'],
  ["2 helpers in 3 days at 9 o'clock", '2 helper | date 2026-11-27 | window 09:00 - 10:00 ? window 21:00 - 22:00'],
  ['two day job Tempe Dec 1', 'Tempe, AZ | date 2026-12-01 | !unknown: two day'],
  ['2 day job Las Vegas Dec 1', 'date 2026-12-01 | !unknown: 2 day | !unknown: Vegas'],
  ['two-day job Henderson Dec 5', 'date 2026-12-05 | !unknown: two-day job Henderson'],
  ['2-3 day job Dec 1', 'date 2026-12-01 | !unknown: 2 | !unknown: 3 day'],
  ['Dec 1 for 3 days', 'date 2026-12-01 | !unknown: for 3 days'],
  ['Saturday 2 day job', 'date 2026-11-28 | !unknown: 2 day'],
  ['trabajo de 2 días Tempe 1 de diciembre', 'Tempe, AZ | date 2026-12-01 | !unknown: de 2 días'],
  ['a 2 week job Dec 1', 'date 2026-12-01 | !unknown: 2 week'],
  ['in two days', 'date 2026-11-26'],
  ['2 days from now', 'date 2026-11-26'],
  ['within 2 days', 'date 2026-11-26'],
  ['en 2 días', 'date 2026-11-26'],
  ['2 helpers Sat 8 in the morning', '2 helper | date 2026-11-28 | window 08:00 - 09:00'],
  [
    '2 helpers Sat early afternoon',
    '2 helper | date 2026-11-28 | window 12:00 - 14:00 ? window 14:00 - 16:00 ? window 12:00 - 17:00',
  ],
  ['3 helpers Mon 12/1', '3 helper | date 2026-12-01 ? date 2026-11-30'],
  ['2 helpers Dec 8-10', '2 helper | date 2026-12-08 ? date 2026-12-10'],
  ['2 helpers the 28th at 2pm', '2 helper | date 2026-11-28 | window 14:00 - 15:00'],
  ['2 helpers 2/30', '2 helper | !unknown: 2/30'],
  ['2 helpers asap', '2 helper | date 2026-11-24 ? date 2026-11-25'],
  ['2 helpers end of month', '2 helper | !unknown: end of month'],
  ['2 helpers 8/1/2028', '2 helper | !out_of_range: 8/1/2028'],
  ['2 helpers Saturday and Sunday', '2 helper | date 2026-11-28 | !repeated: Sunday'],
  ['2 helpers Saturday, 6 hours or more', '2 helper | date 2026-11-28 | hours 6'],
  ['2 helpers 6.5 hrs $27.50/h', '2 helper | hours 6.5 | rate 2750'],
  ['2 helpers 6 1/2 hours 26 per hour', '2 helper | hours 6.5 | rate 2600'],
  ['2 helpers full day paying 24', '2 helper | hours 8 | rate 2400'],
  ['2 helpers $24,50', '2 helper | rate 2450'],
  ['2 helpers $24,5', '2 helper | rate 2450'],
  ['2 helpers 24,50 dollars', '2 helper | rate 2450'],
  ['2 helpers 24,50/h', '2 helper | rate 2450'],
  ['2 ayudantes pago 24,50', '2 helper | rate 2450'],
  ['2 helpers $24,50-26,50', '2 helper | rate 2450 ? rate 2650'],
  ['2 helpers $24.50 to 26,50', '2 helper | rate 2450 ? rate 2650'],
  ['2 helpers $25, 6 hours', '2 helper | rate 2500 | hours 6'],
  ['2 helpers $1,250', '2 helper | !out_of_range: $1,250'],
  ['2 helpers $24,505', '2 helper | !out_of_range: $24,505'],
  ['2 helpers $24.505', '2 helper | !unknown: $24.505'],
  ['2 helpers $1,2,3', '2 helper | !unknown: $1,2,3'],
  ['2 helpers $ -25', '2 helper | !out_of_range: $ -25'],
  ['2 helpers 6,5 hours', '2 helper | hours 6.5'],
  ['2 helpers 6,50 hours', '2 helper | hours 6.5'],
  ['2 ayudantes 6,5 horas', '2 helper | hours 6.5'],
  ['2 helpers 4-6,5 hours', '2 helper | hours 6.5 ? hours 4'],
  ['2 helpers 0,5 hours', '2 helper | !out_of_range: 0,5 hours'],
  ['2 helpers 1,2,3 hours', '2 helper | !unknown: 1,2,3 hours'],
  ['2 helpers 6.505 hours', '2 helper | !unknown: 6.505 hours'],
  ['2 helpers -5 hours', '2 helper | !out_of_range: -5 hours'],
  ['within 15 miles, 4,5 stars', 'radius 15 | minRating 4.5'],
  ['2 helpers 10,5 miles', '2 helper | !out_of_range: 10,5 miles'],
  ['rating 4,5', 'minRating 4.5'],
  ['4,55 stars', '!out_of_range: 4,55 stars'],
  ['1,5 drivers', '2 driver ? 1 driver ? 3 driver ? 4 driver | !unknown: 1 | !unknown: 5'],
  ['2 helpers 30 hours', '2 helper | !out_of_range: 30 hours'],
  ['2 helpers 25-28 dollars', '2 helper | rate 2500 ? rate 2800'],
  ['2 helpers $25 an hour, $30', '2 helper | rate 2500 | !repeated: $30'],
  ['2 helpers $20 bonus', '2 helper | rate 2000 | !unknown: bonus'],
  ['ground floor, 2 helpers', 'floor 1 | 2 helper'],
  ['5th floor no elevator 2 helpers', 'floor 5 | elevator none | 2 helper'],
  ['floor 12 freight elevator', 'floor 12 | elevator freight'],
  ['third floor, two flights of stairs', 'floor 3 | flights 2'],
  ['45th floor', '!out_of_range: 45th floor'],
  ['loading only, 2 helpers', 'service 1 | 2 helper'],
  ['unload help Sunday 2 people', 'service 2 | date 2026-11-29 | 2 helper'],
  ['load and unload 2 helpers', 'service 3 | 2 helper'],
  ['bilingual helper', 'language es | 1 helper'],
  ['who speaks Spanish', 'language es'],
  ['within 15 miles, 4.5 stars', 'radius 15 | minRating 4.5'],
  ['30 mi radius rating 4+', 'radius 30 | minRating 4'],
  ['200 miles', '!out_of_range: 200 miles'],
  ["26' truck with 2 helpers", 'vehicle 7 | 2 helper'],
  ['box truck and 2 helpers', 'vehicle 3 ? vehicle 7 | 2 helper'],
  ['2 helpers with appliance dolly and moving blankets', '2 helper | tool 1 | tool 4'],
  ['dolly', 'tool 1 ? tool 3'],
  ['from Tempe to Gilbert 2 helpers Sat 8am', 'Tempe, AZ | 2 helper | date 2026-11-28 | window 08:00 - 09:00'],
  ['sun city sunday', 'Sun City, AZ | date 2026-11-29'],
  ['Payson, AZ tuesday', 'Payson, AZ | date 2026-12-01 ? date 2026-11-24'],
  ['2 helpers in Payson', '2 helper | Payson, AZ'],
  ['Queen Creek fri after 5pm', 'Queen Creek, AZ | date 2026-11-27 | window 17:00 - 19:00'],
  ['by 10am', 'window 08:00 - 10:00'],
  ['around 7', 'window 07:00 - 08:00 ? window 19:00 - 20:00'],
  ['6-8', 'window 18:00 - 20:00 ? window 06:00 - 08:00 ? date 2027-06-08'],
  ['9-5 Saturday', 'date 2026-11-28 | !out_of_range: 9-5'],
  ['load only tomorrow 11pm', 'service 1 | date 2026-11-25 | window 23:00 - 23:59'],
  ['after 10pm', 'window 22:00 - 23:59'],
  ['by 1am', 'window 00:00 - 01:00'],
  ['at 11', 'window 11:00 - 12:00 ? window 23:00 - 23:59'],
  ['Friday 11pm-1am', 'date 2026-11-27 | !out_of_range: 11pm-1am'],
  ['Friday midnight', 'date 2026-11-27 | !unknown: midnight'],
  ['Friday 10pm to midnight', 'date 2026-11-27 | !unknown: 10pm to midnight'],
  ['viernes a medianoche', 'date 2026-11-27 | !unknown: medianoche'],
  ['25:00', '!unknown: 25:00'],
  ['13/45', '!unknown: 13/45'],
  ['purple monkeys dance', '!unknown: purple monkeys dance'],
  ['2 helpers Saturday with a piano', '2 helper | date 2026-11-28 | !unknown: piano'],
  [
    '2 ayudantes mañana a las 8 de la mañana en Tempe, 6 horas, $25 la hora',
    '2 helper | date 2026-11-25 | window 08:00 - 09:00 | Tempe, AZ | hours 6 | rate 2500',
  ],
  [
    '1 chofer y 2 ayudantes el sábado de 8 a 10, 3er piso sin elevador',
    '1 driver | 2 helper | date 2026-11-28 | window 08:00 - 10:00 | floor 3 | elevator none',
  ],
  ['pasado mañana 2 cargadores mediodía', 'date 2026-11-26 | 2 helper | window 12:00 - 13:00'],
  ['dentro de 3 días', 'date 2026-11-27'],
  ['2 helpers in Peñasco', '2 helper | Peñasco, AZ'],
  ['Cañon City, CO', 'Cañon City, CO'],
  ['el próximo sábado 2 personas', 'date 2026-12-05 ? date 2026-11-28 | 2 helper'],
  ['viernes 27 de noviembre 2 ayudantes 9:00 am', 'date 2026-11-27 | 2 helper | window 09:00 - 10:00'],
  ['2 ayudantes el viernes a 25 la hora', '2 helper | date 2026-11-27 | rate 2500'],
  ['necesito un conductor hoy a las 2 de la tarde', '1 driver | date 2026-11-24 | window 14:00 - 15:00'],
  [
    'tres ayudantes lunes 7-9 Mesa segundo piso',
    '3 helper | date 2026-11-30 | window 07:00 - 09:00 | Mesa, AZ | floor 2',
  ],
  [
    '2 ayudantes domingo por la tarde, medio dia',
    '2 helper | date 2026-11-29 | window 12:00 - 14:00 ? window 14:00 - 16:00 ? window 12:00 - 17:00 | hours 4',
  ],
  ['2 cargadores 28/11 que hable español', '2 helper | date 2026-11-28 | language es'],
  ['capataz y dos ayudantes lo antes posible', '1 foreman | 2 helper | date 2026-11-24 ? date 2026-11-25'],
])('%s', (line, expected) => expect(describeNeed(line)).toBe(expected));

describe('the need', () => {
  const parse = (line: string) => parseNeed(line, context);

  it('has what the form needs', () => {
    expect(
      parse('2 helpers, a driver Sat 8-10 Tempe, 3rd floor, no elevator, 6 hours, $25, dolly, Spanish').need,
    ).toEqual({
      positions: [
        { position: PositionCode.helper, count: 2, rate: null },
        { position: PositionCode.driver, count: 1, rate: null },
      ],
      date: '2026-11-28',
      window: '08:00 - 10:00',
      hours: 6,
      place: { city: 'Tempe', state: 'AZ' },
      destination: null,
      moveSize: null,
      phone: null,
      customer: null,
      floor: 3,
      flights: null,
      elevator: 'none',
      service: null,
      rate: 2500,
      radius: null,
      minRating: null,
      languages: ['es'],
      tools: [1],
      vehicles: [],
    });
  });

  it.each([
    ['8-10', null],
    ['at 8', null],
    ['Saturday morning', null],
    ['Saturday 8-10', '08:00 - 10:00'],
    ['Saturday 8am', '08:00 - 09:00'],
  ])('%s: has only a time that is certain, %s', (line, window) => expect(parse(line).need.window).toBe(window));

  it('has a rate for each position if there are several', () => {
    expect(parse('2 helpers $24 and a driver $30').need.positions).toEqual([
      { position: PositionCode.helper, count: 2, rate: 2400 },
      { position: PositionCode.driver, count: 1, rate: 3000 },
    ]);
  });

  it('follows from the phrases that are left', () => {
    const { phrases } = parse('2 helpers Saturday $25');
    expect(toNeed(phrases.filter(({ field }) => field !== 'date'))).toMatchObject({ date: null, rate: 2500 });
  });

  it('uses the day in the zone of the branch, not in UTC', () => {
    const late = { ...context, now: new Date('2026-11-25T05:00:00Z') };
    expect(parseNeed('today', late).need.date).toBe('2026-11-24');
    expect(parseNeed('mañana', late).need.date).toBe('2026-11-25');
  });

  it('marks where each phrase is, also behind accents', () => {
    const line = 'mañana – 2 ayudantes, $25';
    expect(parse(line).phrases.map(({ start, end }) => line.slice(start, end))).toEqual([
      'mañana',
      '2 ayudantes',
      '$25',
    ]);
  });
});
