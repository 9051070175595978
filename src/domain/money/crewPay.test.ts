import { describe, expect, it } from 'vitest';
import { type CrewHours, getPaidHoursOnSite, getPayLines, sumPayout, needsNote } from './crewPay';

const member = (hourlyRate: number, more: Partial<CrewHours> = {}): CrewHours => ({
  hours: 6.75,
  hourlyRate,
  bonus: 0,
  tip: 0,
  noShow: false,
  ...more,
});
const terms = { payType: 'hourly', estimatedHours: 6.5, minPaidHours: 2, travelPay: 0 } as const;
const noTips = { tipsTotal: 0, tipSplit: 'equal' } as const;

it('the worked example gives $615.00, of which Marcus has $187.00', () => {
  const hours = getPaidHoursOnSite(435, 30, 'quarter_up');
  expect(hours).toBe(6.75);
  const crew = [3200, 2400, 2400].map((rate) => member(rate, { hours }));
  const lines = getPayLines(crew, terms, { tipsTotal: 7500, tipSplit: 'equal' });
  expect([sumPayout(lines), lines[1]?.total]).toEqual([61_500, 18_700]);
});

describe('hoursOnSite', () => {
  it.each([
    ['a minute begins a quarter', 121, 0, 'quarter_up', 2.25],
    ['a full quarter stays', 135, 0, 'quarter_up', 2.25],
    ['to the nearest quarter', 127, 0, 'quarter_nearest', 2],
    ['as it was', 130, 0, 'none', 2.17],
    ['the break is taken off before rounding', 130, 10, 'quarter_up', 2],
    ['a break longer than the job', 10, 30, 'quarter_up', 0],
  ] as const)('%s', (_name, minutes, breakMinutes, rounding, expected) => {
    expect(getPaidHoursOnSite(minutes, breakMinutes, rounding)).toBe(expected);
  });
});

describe('payLines', () => {
  it('pays the minimum for a short job', () => {
    expect(getPayLines([member(2400, { hours: 1.25 })], terms, noTips)).toMatchObject([{ paidHours: 2, total: 4800 }]);
  });

  it('pays half a cent as a whole one', () => {
    expect(getPayLines([member(2450, { hours: 4.27 })], terms, noTips)).toMatchObject([{ wage: 10_462 }]);
  });

  it('a no-show earns nothing, not even bonus and tip', () => {
    const crew = [member(2400), member(2400, { noShow: true, bonus: 5000, tip: 100 })];
    const lines = getPayLines(crew, terms, { ...noTips, tipsTotal: 3001 });
    expect(lines.map(({ total, tip }) => [total, tip])).toEqual([
      [19_201, 3001],
      [0, 0],
    ]);
  });

  it.each([
    ['longer than planned', 9, 6.5],
    ['shorter than planned', 4, 6.5],
  ])('a flat job pays the planned hours when it takes %s', (_name, hours, paidHours) => {
    const [line] = getPayLines([member(2400, { hours })], { ...terms, payType: 'flat' }, noTips);
    expect(line).toMatchObject({ paidHours, total: 15_600 });
  });

  it('a flat job shorter than the minimum pays the minimum', () => {
    const short = { ...terms, payType: 'flat', estimatedHours: 1 } as const;
    expect(getPayLines([member(2400)], short, noTips)).toMatchObject([{ paidHours: 2, total: 4800 }]);
  });

  it('pays the travel to each who came', () => {
    const crew = [member(2400), member(2400, { noShow: true })];
    const lines = getPayLines(crew, { ...terms, travelPay: 1500 }, noTips);
    expect(lines.map(({ travel, total }) => [travel, total])).toEqual([
      [1500, 17_700],
      [0, 0],
    ]);
  });

  it('adds the bonus', () => {
    expect(getPayLines([member(2400, { bonus: 1000 })], terms, noTips)[0]?.total).toBe(17_200);
  });

  it.each([
    ['what does not divide goes to the first', 'equal', 100, [34, 33, 33]],
    ['by hours', 'by_hours', 1000, [500, 250, 250]],
    ['by hand', 'custom', 0, [7, 8, 9]],
  ] as const)('tips: %s', (_name, tipSplit, tipsTotal, expected) => {
    const crew = [
      member(2000, { hours: 4, tip: 7 }),
      member(2000, { hours: 2, tip: 8 }),
      member(2000, { hours: 2, tip: 9 }),
    ];
    expect(getPayLines(crew, terms, { tipsTotal, tipSplit }).map(({ tip }) => tip)).toEqual(expected);
  });

  it('gives the tips to no one when no one came', () => {
    expect(sumPayout(getPayLines([member(2400, { noShow: true })], terms, { ...noTips, tipsTotal: 500 }))).toBe(0);
  });

  it('rounds a wage to the cent', () => {
    expect(getPayLines([member(2501, { hours: 2.25 })], terms, noTips)[0]?.wage).toBe(5627);
  });
});

it('wantsNote above one and a half times the estimate', () => {
  expect([9.75, 10].map((hours) => needsNote(hours, 6.5))).toEqual([false, true]);
});
