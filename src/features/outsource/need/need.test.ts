// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseNeed } from '#domain/orders/typedLine/parseNeed';
import { PositionCode } from '#generated/model/codes';
import { applyNeed } from './applyNeed';

const context = {
  now: new Date('2026-11-24T15:00:00Z'),
  zone: 'America/Phoenix',
  words: { state: 'AZ', cities: [{ city: 'Mesa', state: 'AZ' }], tools: [], vehicles: [], windows: [] },
};
const read = (line: string) => parseNeed(line, context).need;

const empty = {
  draft: {
    date: null,
    arrival_window: '',
    estimated_hours: null,
    city: 'Phoenix',
    state: 'AZ',
    floor: null,
    flights_of_stairs: null,
    elevator: null,
    help_type: null,
  },
  position_needs: [],
  rates: [null, 2800, 3000, 2400, 3200],
  radius_miles: 25,
  requirements: { tool_ids: [], vehicle_type_ids: [], languages: [], min_rating: null },
};

describe('the fields follow the line', () => {
  const line = '2 helpers Saturday 8-10 Mesa, 3rd floor, $26';

  it('fills in the values of the line', () => {
    expect(applyNeed(read(''), read(line), empty, empty)).toMatchObject({
      draft: { date: '2026-11-28', arrival_window: '08:00 - 10:00', city: 'Mesa', floor: 3, estimated_hours: null },
      position_needs: [{ position: PositionCode.helper, count: 2 }],
      rates: [2600, 2600, 2600, 2600, 2600],
    });
  });

  it('a field edited by hand keeps its value until its phrase changes', () => {
    const filled = applyNeed(read(''), read(line), empty, empty);
    const edited = { ...filled, draft: { ...filled.draft, floor: 4, estimated_hours: 5 } };
    const next = applyNeed(read(line), read(line.replace('Saturday', 'Sunday')), edited, empty);
    expect(next.draft).toMatchObject({ date: '2026-11-29', floor: 4, estimated_hours: 5 });
    expect(applyNeed(read(line), read(line.replace('3rd', '5th')), edited, empty).draft.floor).toBe(5);
  });

  it('empties the fields of removed values', () => {
    const filled = applyNeed(read(''), read(line), empty, empty);
    expect(applyNeed(read(line), read(''), filled, empty)).toEqual(empty);
  });

  it('each position has its own rate if the line has several', () => {
    const { rates } = applyNeed(read(''), read('2 helpers $24.50 and a driver $30'), empty, empty);
    expect([rates[PositionCode.helper], rates[PositionCode.driver]]).toEqual([2450, 3000]);
  });
});

describe('the line for a job', () => {
  const { helper } = PositionCode;
  const ofJob = {
    ...empty,
    position_needs: [{ position: helper, count: 2 }],
    requirements: { ...empty.requirements, tool_ids: [4], languages: ['en' as const] },
  };
  const fill = (line: string, values = ofJob) => applyNeed(read(''), read(line), values, ofJob);

  it('asks for no more people than the job has open slots', () => {
    expect(fill('3 helpers and a driver').position_needs).toEqual([{ position: helper, count: 2 }]);
    expect(fill('1 helper').position_needs).toEqual([{ position: helper, count: 1 }]);
    expect(fill('1 driver').position_needs).toEqual(ofJob.position_needs);
    expect(applyNeed(read('1 helper'), read(''), fill('1 helper'), ofJob)).toEqual(ofJob);
  });

  it('adds to what the job requires', () => {
    expect(fill('speaks Spanish').requirements).toMatchObject({ tool_ids: [4], languages: ['en', 'es'] });
  });
});
