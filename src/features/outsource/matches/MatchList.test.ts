// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { groupMatches } from './MatchList';

const { driver, helper } = PositionCode;
const toNeed = (position: PositionCode) => ({ position, count: 1, hourly_rate: 2400 });
const free = (name: string, position: PositionCode) => ({ name, position, fit: { warnings: [] } });
const partly = (name: string, position: PositionCode) => ({
  name,
  position,
  fit: { warnings: [{ code: 'part_of_job' as const, percent: 80 }] },
});

it('lists people by open position, those free for the whole job first', () => {
  const matches = [partly('Ana', helper), free('Ben', helper), free('Cal', driver), free('Dee', helper)];
  const groups = groupMatches([toNeed(driver), toNeed(helper)], matches);
  expect(groups.map(({ people }) => people.map(({ name }) => name))).toEqual([['Cal'], ['Ben', 'Dee', 'Ana']]);
});

it('keeps a position that no one fits', () => {
  expect(groupMatches([toNeed(driver)], [])).toEqual([{ need: toNeed(driver), people: [] }]);
});
