import type { PositionCode } from '#generated/model';
import { slotFit } from '../orders/formation';
import { availabilityLimits } from '../people/availability';

/** Hours by week; a week is named by its Monday. */
type WeekHours = Readonly<Record<string, number>>;

export type PlanPerson = {
  id: number;
  /** Hours they have accepted. */
  hours: WeekHours;
};

/** A person who is free for a job. Who is not is no candidate. */
type PlanCandidate = {
  personId: number;
  positions: readonly PositionCode[];
  /** Fit, 0 to 100. */
  score: number;
};

/** An open slot: the `index` is among the open slots of the job and position. */
export type PlanSlot = { jobId: number; position: PositionCode; index: number };

export type PlanJob = {
  id: number;
  open: readonly { position: PositionCode; count: number }[];
  hours: WeekHours;
  /** Jobs that one person cannot do as well: they overlap, or there is no time for the drive. */
  clashes: readonly number[];
  candidates: readonly PlanCandidate[];
};

export type PlanInput = { jobs: readonly PlanJob[]; people: readonly PlanPerson[] };

export type SlotKey = `${number}-${number}-${number}`;

/** People by slot. A slot without a person is not in it. */
export type CrewPlan = Readonly<Record<SlotKey, number>>;

/** Slots that are decided: with this person, or left open by null. */
export type KeptSlots = Readonly<Record<SlotKey, number | null>>;

export function toSlotKey({ jobId, position, index }: PlanSlot): SlotKey {
  return `${jobId}-${position}-${index}`;
}

/** The open slots of the jobs, in their order. */
export function listPlanSlots(jobs: readonly Pick<PlanJob, 'id' | 'open'>[]): PlanSlot[] {
  return jobs.flatMap(({ id: jobId, open }) =>
    open.flatMap(({ position, count }) => Array.from({ length: count }, (_, index) => ({ jobId, position, index }))),
  );
}

/** A candidate of a slot. `person` is an index into the people, `points` are before the hours of their week. */
export type Option = { person: number; score: number; points: number };

type BoardSlot = PlanSlot & {
  /** An index into the jobs. */
  job: number;
  /** Best first; equal ones in the order of the people. */
  options: readonly Option[];
};

type BoardJob = { weeks: readonly (readonly [week: string, hours: number])[]; clashes: ReadonlySet<number> };

/** A plan while it is made. Jobs, slots and people are known by their places, which is fast. */
export type Board = {
  people: PlanInput['people'];
  jobs: readonly BoardJob[];
  slots: readonly BoardSlot[];
  /** The person of each slot; null while it is open. */
  chosen: (number | null)[];
  /** The jobs of each person. */
  jobsOf: number[][];
};

export function createBoard({ jobs, people }: PlanInput): Board {
  const places = new Map(jobs.map(({ id }, index) => [id, index]));
  const persons = new Map(people.map(({ id }, index) => [id, index]));
  const slots = listPlanSlots(jobs).map((slot): BoardSlot => {
    const job = places.get(slot.jobId) ?? 0;
    return { ...slot, job, options: listOptions(jobs[job], slot, persons) };
  });
  return {
    people,
    jobs: jobs.map(({ hours, clashes }, index) => ({
      weeks: Object.entries(hours),
      // A person has one slot of a job.
      clashes: new Set([index, ...clashes.flatMap((id) => places.get(id) ?? [])]),
    })),
    slots,
    chosen: slots.map(() => null),
    jobsOf: people.map(() => []),
  };
}

function listOptions(job: PlanJob | undefined, slot: PlanSlot, persons: ReadonlyMap<number, number>): Option[] {
  const options = (job?.candidates ?? []).flatMap(({ personId, positions, score }): Option[] => {
    const person = persons.get(personId);
    const fills = slotFit(positions, slot.position);
    if (person === undefined || fills === 'no') return [];
    return [{ person, score, points: planWeights.filled + score - (fills === 'own' ? 0 : planWeights.belowPosition) }];
  });
  return options.sort((one, other) => other.points - one.points || one.person - other.person);
}

/** Points that a person adds in a slot that is open; null if they cannot take it beside their other jobs. */
export function getGain(
  board: Board,
  slot: BoardSlot,
  { person, points }: Pick<Option, 'person' | 'points'>,
): number | null {
  const { clashes, weeks } = board.jobs[slot.job] ?? noJob;
  const jobs = board.jobsOf[person] ?? [];
  if (jobs.some((job) => clashes.has(job))) return null;
  let gain = points;
  for (const [week, hours] of weeks) {
    const before = countHours(board, person, week);
    if (before + hours > availabilityLimits.hoursPerWeek.max) return null;
    gain -= getWeekCost(before + hours) - getWeekCost(before);
  }
  return gain;
}

const noJob: BoardJob = { weeks: [], clashes: new Set() };

function countHours({ people, jobs, jobsOf }: Board, person: number, week: string): number {
  let sum = people[person]?.hours[week] ?? 0;
  for (const job of jobsOf[person] ?? [])
    for (const [each, hours] of jobs[job]?.weeks ?? []) if (each === week) sum += hours;
  return sum;
}

/** Puts a person into an open slot. */
export function put(board: Board, slot: number, person: number): void {
  board.chosen[slot] = person;
  board.jobsOf[person]?.push(board.slots[slot]?.job ?? 0);
}

/** Opens a slot again. */
export function clear(board: Board, slot: number): void {
  const person = board.chosen[slot];
  if (person === null || person === undefined) return;
  board.chosen[slot] = null;
  const jobs = board.jobsOf[person] ?? [];
  jobs.splice(jobs.indexOf(board.slots[slot]?.job ?? 0), 1);
}

/** Points of the whole plan: the more the better. */
export function getPoints(board: Board): number {
  let sum = 0;
  board.slots.forEach(({ options }, at) => {
    sum += options.find(({ person }) => person === board.chosen[at])?.points ?? 0;
  });
  board.people.forEach(({ hours }, person) => {
    const weeks = new Set(
      (board.jobsOf[person] ?? []).flatMap((job) => (board.jobs[job]?.weeks ?? []).map(([week]) => week)),
    );
    for (const week of weeks) sum -= getWeekCost(countHours(board, person, week)) - getWeekCost(hours[week] ?? 0);
  });
  return sum;
}

export function toPlan({ slots, chosen, people }: Board): CrewPlan {
  const entries = slots.flatMap((slot, at) => {
    const person = people[chosen[at] ?? -1];
    return person ? [[toSlotKey(slot), person.id] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Points of a plan in addition to the fit of its people (docs/product.md, "Build crew"). */
export const planWeights = {
  /** A filled slot. More than all fits together could lose, so that no slot stays open for a better fit elsewhere. */
  filled: 10_000,
  /** Lost by who works below their own position. */
  belowPosition: 10,
  /** Lost by the hours of a person's week: the square of them divided by this, so that work is spread. */
  evenHours: 80,
  /** Hours of a week above which each one loses `overtime` points more. */
  fullWeek: 40,
  overtime: 2,
} as const;

/** Points that a week of this many hours loses. Each further hour loses more than the one before. */
export function getWeekCost(hours: number): number {
  const { evenHours, fullWeek, overtime } = planWeights;
  return (hours * hours) / evenHours + Math.max(0, hours - fullWeek) * overtime;
}
