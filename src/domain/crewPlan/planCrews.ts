import { munkres } from 'munkres';
import {
  type CrewPlan,
  type KeptSlots,
  type PlanInput,
  type SlotKey,
  toSlotKey,
  type Board,
  clear,
  createBoard,
  getGain,
  getPoints,
  put,
  toPlan,
  type Option,
} from './crewPlan';

/**
 * Proposes the people of all open slots together: as many slots as possible, then the greatest total fit with the hours
 * of a week spread (docs/product.md, "Build crew"). Small plans are the best there is, large ones nearly. The same input
 * always has the same plan. `kept` slots are not changed.
 */
export function planCrews(input: PlanInput, kept: KeptSlots = {}): CrewPlan {
  const board = createBoard(input);
  const free = keepSlots(board, kept);
  fillGreedily(board, free);
  improve(board, free);
  searchBest(board, free);
  return toPlan(board);
}

/** The plan that fills each slot with the best person left, best pair first: what people do by hand. */
export function planGreedily(input: PlanInput): CrewPlan {
  const board = createBoard(input);
  fillGreedily(board, keepSlots(board, {}));
  return toPlan(board);
}

/** Points of a plan, to compare plans of the same input. */
export function getPlanPoints(input: PlanInput, plan: CrewPlan): number {
  const board = createBoard(input);
  keepSlots(board, plan);
  return getPoints(board);
}

/** A person for a slot, with their fit. */
type PlanChoice = { personId: number; score: number };

/** Lists the people who can take a slot beside the rest of the plan, best first. Includes who has it. */
export type ListChoices = (key: SlotKey) => PlanChoice[];

/** The other choices of a plan. Made once for all slots of it. */
export function createChoices(input: PlanInput, plan: CrewPlan): ListChoices {
  const board = createBoard(input);
  keepSlots(board, plan);
  return (key) => {
    const at = board.slots.findIndex((slot) => toSlotKey(slot) === key);
    const slot = board.slots[at];
    if (!slot) return [];
    const chosen = board.chosen[at];
    clear(board, at);
    const gains = slot.options.flatMap((option) => {
      const [gain, person] = [getGain(board, slot, option), board.people[option.person]];
      return gain === null || !person ? [] : [{ personId: person.id, score: option.score, gain }];
    });
    if (chosen !== null && chosen !== undefined) put(board, at, chosen);
    return gains.sort((one, other) => other.gain - one.gain).map(({ personId, score }) => ({ personId, score }));
  };
}

/** Places the kept people who still can take their slot. Returns the slots that are not decided. */
function keepSlots(board: Board, kept: KeptSlots): number[] {
  return board.slots.flatMap((slot, at) => {
    const id = kept[toSlotKey(slot)];
    if (id === undefined) return [at];
    const option = slot.options.find(({ person }) => board.people[person]?.id === id);
    if (option && getGain(board, slot, option) !== null) put(board, at, option.person);
    return [];
  });
}

function fillGreedily(board: Board, free: readonly number[]): void {
  const pairs = free.flatMap((at) => (board.slots[at]?.options ?? []).map((option) => ({ at, option })));
  pairs.sort((one, other) => other.option.points - one.option.points);
  for (const { at, option } of pairs) {
    const slot = board.slots[at];
    if (!slot || board.chosen[at] !== null) continue;
    if (getGain(board, slot, option) !== null) put(board, at, option.person);
  }
}

/** Rounds over all groups; each round but the last one improves the plan. */
const roundLimit = 20;

/** Assigns the slots of jobs at the same time again, group by group, until no group gets better. */
function improve(board: Board, free: readonly number[]): void {
  const groups = listGroups(board, free);
  let points = getPoints(board);
  for (let round = 0; round < roundLimit; round++) {
    for (const group of groups) assignGroup(board, group);
    const now = getPoints(board);
    if (now <= points) return;
    points = now;
  }
}

/** For each job with a free slot, the free slots of the jobs that exclude each other for a person. Equal groups are listed once. */
function listGroups(board: Board, free: readonly number[]): number[][] {
  const jobs = [...new Set(free.map((at) => board.slots[at]?.job ?? 0))];
  const groups = jobs.map((job) => {
    const group = [job];
    for (const other of jobs)
      if (other !== job && group.every((each) => board.jobs[each]?.clashes.has(other))) group.push(other);
    return free.filter((at) => group.includes(board.slots[at]?.job ?? -1));
  });
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

/** Costs are whole numbers, because the solver compares them for equality. */
const precision = 100;
/** Cost of a pair that is not possible, above the cost of any plan. */
const impossible = 1_000_000_000;

/**
 * Finds the best people for a group beside everyone else's jobs. Because a person can do one job of the group, this is
 * the assignment problem, which the Hungarian algorithm solves exactly.
 */
function assignGroup(board: Board, group: readonly number[]): void {
  const before = group.map((at) => board.chosen[at] ?? null);
  const points = getPoints(board);
  for (const at of group) clear(board, at);
  const gains = group.map((at) => listGains(board, at));
  const people = [...new Set(gains.flatMap((each) => [...each.keys()]))].sort((one, other) => one - other);
  // A further column for each slot leaves it open.
  const costs = gains.map((each) => [...people.map((person) => toCost(each.get(person))), ...group.map(() => 0)]);
  if (people.length > 0) {
    for (const [row, column] of munkres(costs)) {
      const [at, person] = [group[row], people[column]];
      if (at !== undefined && person !== undefined && gains[row]?.has(person)) put(board, at, person);
    }
  }
  if (getPoints(board) < points) restore(board, group, before);
}

function listGains(board: Board, at: number): Map<number, number> {
  const slot = board.slots[at];
  const gains = new Map<number, number>();
  for (const option of slot?.options ?? []) {
    const gain = slot ? getGain(board, slot, option) : null;
    if (gain !== null) gains.set(option.person, gain);
  }
  return gains;
}

function toCost(gain: number | undefined): number {
  return gain === undefined ? impossible : -Math.round(gain * precision);
}

function restore(board: Board, group: readonly number[], people: readonly (number | null)[]): void {
  for (const at of group) clear(board, at);
  group.forEach((at, index) => {
    const person = people[index];
    if (person !== null && person !== undefined) put(board, at, person);
  });
}

/** Steps after which the search gives up and the plan stays as it is: tens of milliseconds. */
const stepLimit = 20_000;

/** Smaller differences come from rounding. */
const tolerance = 1e-6;

/**
 * Replaces the people of the free slots by the best ones, if that is found within the limit of steps: branch and bound.
 * The order of steps is fixed, so the result does not depend on the machine.
 */
function searchBest(board: Board, free: readonly number[]): void {
  const before = free.map((at) => board.chosen[at] ?? null);
  const best = { points: getPoints(board), chosen: before };
  // Slots with few candidates decide most.
  const order = free.toSorted((one, other) => countOptions(board, one) - countOptions(board, other));
  for (const at of free) clear(board, at);
  // Points that the slots from each index on could add at best.
  const hopes = order.map((at) => board.slots[at]?.options[0]?.points ?? 0);
  const ahead = hopes.map((_, index) => hopes.slice(index).reduce((sum, hope) => sum + hope, 0));
  let steps = 0;

  const visit = (depth: number, points: number): void => {
    if (++steps > stepLimit || points + (ahead[depth] ?? 0) <= best.points + tolerance) return;
    const at = order[depth];
    if (at === undefined) {
      best.points = points;
      best.chosen = free.map((each) => board.chosen[each] ?? null);
      return;
    }
    for (const option of listBranches(board, order, depth)) {
      put(board, at, option.person);
      visit(depth + 1, points + option.points);
      clear(board, at);
    }
    visit(depth + 1, points);
  };

  visit(0, getPoints(board));
  free.forEach((at, index) => {
    const person = best.chosen[index];
    if (person !== null && person !== undefined) put(board, at, person);
  });
}

/** The people who can take the next slot, with the points they add, best first. */
function listBranches(board: Board, order: readonly number[], depth: number): Option[] {
  const slot = board.slots[order[depth] ?? -1];
  if (!slot) return [];
  const twin = findTwin(board, order, depth);
  const gains = slot.options.flatMap((option) => {
    // Equal slots are filled in the order of the people: the other orders are the same plan.
    if (twin !== undefined && (twin === null || option.person < twin)) return [];
    const gain = getGain(board, slot, option);
    return gain === null ? [] : [{ ...option, points: gain }];
  });
  return gains.sort((one, other) => other.points - one.points);
}

/** The person of the equal slot just before; undefined if there is none, null if it is left open. */
function findTwin(board: Board, order: readonly number[], depth: number): number | null | undefined {
  const [slot, before] = [board.slots[order[depth] ?? -1], board.slots[order[depth - 1] ?? -1]];
  if (!slot || !before || slot.job !== before.job || slot.position !== before.position) return undefined;
  return board.chosen[order[depth - 1] ?? -1] ?? null;
}

function countOptions(board: Board, at: number): number {
  return board.slots[at]?.options.length ?? 0;
}
