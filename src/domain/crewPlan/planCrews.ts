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
