import { type Board, clear, createBoard, getGain, getPoints, put, toPlan } from './board';
import { type CrewPlan, type KeptSlots, type PlanInput, type SlotKey, toSlotKey } from './crewPlan';
import { assignGroup, listGroups } from './groups';
import { searchBest } from './searchBest';

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
export type PlanChoice = { personId: number; score: number };

/** The people who can take a slot beside the rest of a plan, best first. Includes who has it. */
export function listChoices(input: PlanInput, plan: CrewPlan, key: SlotKey): PlanChoice[] {
  const board = createBoard(input);
  keepSlots(board, plan);
  const at = board.slots.findIndex((slot) => toSlotKey(slot) === key);
  const slot = board.slots[at];
  if (!slot) return [];
  clear(board, at);
  const gains = slot.options.flatMap((option) => {
    const [gain, personId] = [getGain(board, slot, option), board.people[option.person]?.id];
    return gain === null || personId === undefined ? [] : [{ personId, gain }];
  });
  const candidates = input.jobs.find(({ id }) => id === slot.jobId)?.candidates ?? [];
  return gains
    .sort((one, other) => other.gain - one.gain)
    .map(({ personId }) => ({
      personId,
      score: candidates.find((each) => each.personId === personId)?.score ?? 0,
    }));
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

/** Assigns the slots of jobs at the same time anew, group by group, until no group gets better. */
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
