// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { type CrewPlan, type KeptSlots, type PlanInput, type PlanJob, toSlotKey } from './crewPlan';
import { createChoices, planCrews } from './planCrews';

const { foreman, helper } = PositionCode;

const job = (id: number, change: Partial<PlanJob> = {}): PlanJob => ({
  id,
  open: [{ position: helper, count: 1 }],
  hours: { '2026-11-23': 5 },
  clashes: [],
  candidates: [],
  ...change,
});
const free = (personId: number, score: number, ...positions: PositionCode[]) => ({
  personId,
  score,
  positions: positions.length > 0 ? positions : [helper],
});
const person = (id: number, hours = 0) => ({ id, hours: { '2026-11-23': hours } });
const ofHelper = (jobId: number, index = 0) => toSlotKey({ jobId, position: helper, index });
const leads = toSlotKey({ jobId: 1, position: foreman, index: 0 });

it.each<[string, PlanInput, CrewPlan]>([
  [
    'gives up some fit to fill one more slot',
    {
      people: [person(1), person(2)],
      jobs: [
        job(1, { clashes: [2], candidates: [free(1, 95), free(2, 20)] }),
        job(2, { clashes: [1], candidates: [free(1, 30)] }),
      ],
    },
    { [ofHelper(1)]: 2, [ofHelper(2)]: 1 },
  ],
  [
    'keeps the foreman for the slot that needs one',
    {
      people: [person(1), person(2)],
      jobs: [
        job(1, {
          open: [
            { position: helper, count: 1 },
            { position: foreman, count: 1 },
          ],
          candidates: [free(1, 99, foreman), free(2, 40)],
        }),
      ],
    },
    { [leads]: 1, [ofHelper(1)]: 2 },
  ],
  [
    'gives two jobs to one person if there is time for the drive',
    { people: [person(1)], jobs: [job(1, { candidates: [free(1, 80)] }), job(2, { candidates: [free(1, 80)] })] },
    { [ofHelper(1)]: 1, [ofHelper(2)]: 1 },
  ],
  [
    'spreads the hours between people who fit equally well',
    {
      people: [person(1), person(2)],
      jobs: [job(1, { candidates: [free(1, 80), free(2, 80)] }), job(2, { candidates: [free(1, 80)] })],
    },
    { [ofHelper(1)]: 2, [ofHelper(2)]: 1 },
  ],
  [
    'prefers who has fewer hours to a slightly better fit',
    { people: [person(1, 30), person(2)], jobs: [job(1, { candidates: [free(1, 82), free(2, 80)] })] },
    { [ofHelper(1)]: 2 },
  ],
  [
    'leaves a slot open rather than going over 60 hours',
    { people: [person(1, 56)], jobs: [job(1, { candidates: [free(1, 90)] })] },
    {},
  ],
])('%s', (_name, input, plan) => expect(planCrews(input)).toEqual(plan));

const two: PlanInput = {
  people: [person(1), person(2), person(3)],
  jobs: [
    job(1, { clashes: [2], candidates: [free(1, 90), free(2, 80), free(3, 70)] }),
    job(2, { clashes: [1], candidates: [free(1, 90), free(2, 50)] }),
  ],
};

it.each<[string, KeptSlots, CrewPlan]>([
  ['nothing', {}, { [ofHelper(1)]: 2, [ofHelper(2)]: 1 }],
  ['a person', { [ofHelper(1)]: 1 }, { [ofHelper(1)]: 1, [ofHelper(2)]: 2 }],
  ['an open slot', { [ofHelper(1)]: null }, { [ofHelper(2)]: 1 }],
  ['no one who cannot take the slot', { [ofHelper(2)]: 3 }, { [ofHelper(1)]: 1 }],
])('plans around what is kept: %s', (_name, kept, plan) => expect(planCrews(two, kept)).toEqual(plan));

it('offers only people that the rest of the plan leaves free as other choices', () => {
  expect(createChoices(two, planCrews(two))(ofHelper(1))).toEqual([
    { personId: 2, score: 80 },
    { personId: 3, score: 70 },
  ]);
});
