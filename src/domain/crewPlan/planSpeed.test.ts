// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import type { PlanInput } from './crewPlan';
import { planCrews } from './planCrews';

const { helper, foremanDriver } = PositionCode;

/** A busy week: each job needs a lead and three helpers, two jobs of a day are at the same time, half of the people are free. */
const busyWeek: PlanInput = {
  people: Array.from({ length: 80 }, (_, at) => ({ id: at + 1, hours: { '2026-11-23': (at * 7) % 40 } })),
  jobs: Array.from({ length: 40 }, (_, at) => ({
    id: at + 1,
    open: [
      { position: foremanDriver, count: 1 },
      { position: helper, count: 3 },
    ],
    hours: { '2026-11-23': 4 + (at % 5) },
    clashes: Array.from({ length: 40 }, (__, other) => other + 1).filter(
      (other) => other !== at + 1 && (other - 1) % 14 === at % 14,
    ),
    candidates: Array.from({ length: 80 }, (__, person) => person).flatMap((person) =>
      (person * 13 + at * 7) % 2 === 0
        ? [
            {
              personId: person + 1,
              positions: person % 3 === 0 ? [foremanDriver, helper] : [helper],
              score: 20 + ((person * 31 + at * 17) % 80),
            },
          ]
        : [],
    ),
  })),
};

/** Milliseconds of the processor, which other programs of the machine do not change. */
function measure(run: () => void): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
}

it('plans 40 jobs with 80 people within half a second', () => {
  const runs = [1, 2, 3].map(() => measure(() => planCrews(busyWeek)));
  expect(Math.min(...runs)).toBeLessThan(500);
});
