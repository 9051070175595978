import { type Board, clear, getGain, getPoints, type Option, put } from './board';

/** Steps after which the search gives up and the plan stays as it is: tens of milliseconds. */
const stepLimit = 20_000;

/** Smaller differences come from rounding. */
const tolerance = 1e-6;

/**
 * Replaces the people of the free slots by the best ones, if that is found within the limit of steps: branch and bound.
 * The order of steps is fixed, so the result does not depend on the machine.
 */
export function searchBest(board: Board, free: readonly number[]): void {
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
