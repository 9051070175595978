// @vitest-environment node
import { array, assert, boolean, constantFrom, integer, property, record, subarray, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { slotFit } from '../orders/formation';
import {
  type CrewPlan,
  listPlanSlots,
  type PlanInput,
  type PlanJob,
  type PlanPerson,
  toSlotKey,
  getWeekCost,
  planWeights,
} from './crewPlan';
import { getPlanPoints, planCrews, planGreedily } from './planCrews';

const { driver, foreman, helper, foremanDriver } = PositionCode;
const weeks = ['2026-11-23', '2026-11-30'];

type Size = { jobs: number; people: number; perPosition: number };

/** Random jobs and people. Every second pair of jobs clashes, hours are large enough to reach the limit of a week. */
const anyInput = ({ jobs, people, perPosition }: Size) =>
  record({
    people: array(
      record({
        positions: subarray([driver, foreman, helper, foremanDriver], { minLength: 1 }),
        hours: integer({ min: 0, max: 58 }),
        score: integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: people },
    ),
    jobs: array(
      record({
        positions: subarray([foremanDriver, helper], { minLength: 1 }),
        count: integer({ min: 1, max: perPosition }),
        hours: integer({ min: 1, max: 10 }),
        week: constantFrom(...weeks),
        clashes: array(boolean(), { minLength: jobs, maxLength: jobs }),
        free: array(tuple(boolean(), integer({ min: -20, max: 20 })), { minLength: people, maxLength: people }),
      }),
      { minLength: 1, maxLength: jobs },
    ),
  }).map((drawn): PlanInput => ({
    people: drawn.people.map(({ hours }, at) => ({ id: at + 1, hours: { [weeks[0] ?? '']: hours } })),
    jobs: drawn.jobs.map((job, at) => ({
      id: at + 1,
      open: job.positions.map((position) => ({ position, count: position === helper ? job.count : 1 })),
      hours: { [job.week]: job.hours },
      clashes: drawn.jobs.flatMap((other, index) => {
        const [first, second, clash] = at < index ? [job, other, index] : [other, job, at];
        return first !== second && first.clashes[clash] ? [index + 1] : [];
      }),
      candidates: drawn.people.flatMap(({ positions, score }, person) => {
        const [isFree, change] = job.free[person] ?? [false, 0];
        return isFree ? [{ personId: person + 1, positions, score: Math.min(100, Math.max(0, score + change)) }] : [];
      }),
    })),
  }));

type Pick = { job: PlanJob; position: PositionCode; personId: number };

/** Points of a plan, counted slot by slot; null if it breaks a rule. Apart from the code that is tested. */
function countPoints({ jobs, people }: PlanInput, plan: CrewPlan): number | null {
  const picks = listPlanSlots(jobs).flatMap((slot): Pick[] => {
    const [job, personId] = [jobs.find(({ id }) => id === slot.jobId), plan[toSlotKey(slot)]];
    return job && personId !== undefined ? [{ job, position: slot.position, personId }] : [];
  });
  return addUp([
    ...picks.map(countSlot),
    ...people.map((person) =>
      countPerson(
        person,
        picks.flatMap(({ job, personId }) => (personId === person.id ? [job] : [])),
      ),
    ),
  ]);
}

function countSlot({ job, position, personId }: Pick): number | null {
  const candidate = job.candidates.find((each) => each.personId === personId);
  const fills = candidate ? slotFit(candidate.positions, position) : 'no';
  if (!candidate || fills === 'no') return null;
  return planWeights.filled + candidate.score - (fills === 'helper' ? planWeights.belowPosition : 0);
}

function countPerson({ hours }: PlanPerson, own: readonly PlanJob[]): number | null {
  if (new Set(own).size < own.length) return null;
  if (own.some((one) => own.some((other) => one.clashes.includes(other.id)))) return null;
  return addUp(
    weeks.map((week) => {
      const before = hours[week] ?? 0;
      const after = own.reduce((sum, job) => sum + (job.hours[week] ?? 0), before);
      return after > before && after > 60 ? null : getWeekCost(before) - getWeekCost(after);
    }),
  );
}

/** Null if one of them is. */
function addUp(points: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const each of points) {
    if (each === null) return null;
    sum += each;
  }
  return sum;
}

/** The points of the best of all plans. */
function findMost(input: PlanInput): number {
  const slots = listPlanSlots(input.jobs);
  const ids = input.people.map(({ id }) => id);
  const visit = (at: number, plan: CrewPlan): number => {
    const slot = slots[at];
    if (!slot) return countPoints(input, plan) ?? 0;
    const filled = ids
      .map((id) => ({ ...plan, [toSlotKey(slot)]: id }))
      .filter((each) => countPoints(input, each) !== null)
      .map((each) => visit(at + 1, each));
    return Math.max(visit(at + 1, plan), ...filled);
  };
  return visit(0, {});
}

it('a small plan is the best of all plans', () => {
  assert(
    property(anyInput({ jobs: 3, people: 4, perPosition: 2 }), (input) => {
      const points = countPoints(input, planCrews(input));
      expect(points).not.toBeNull();
      expect(points).toBeCloseTo(findMost(input), 6);
    }),
    { numRuns: 1000 },
  );
});

it('a large plan keeps all rules and is never worse than filling slot by slot', () => {
  assert(
    property(anyInput({ jobs: 14, people: 24, perPosition: 3 }), (input) => {
      const points = countPoints(input, planCrews(input));
      expect(points).not.toBeNull();
      expect(points ?? 0).toBeGreaterThanOrEqual((countPoints(input, planGreedily(input)) ?? 0) - 1e-6);
    }),
    { numRuns: 1000 },
  );
});

it('the same input always has the same plan, and its points are counted the same', () => {
  assert(
    property(anyInput({ jobs: 6, people: 10, perPosition: 2 }), (input) => {
      const plan = planCrews(input);
      expect(planCrews(structuredClone(input))).toEqual(plan);
      expect(getPlanPoints(input, plan)).toBeCloseTo(countPoints(input, plan) ?? 0, 6);
    }),
  );
});
