import { munkres } from 'munkres';
import { type Board, clear, getGain, getPoints, put } from './board';

/** For each job with a free slot, the free slots of the jobs that exclude each other for a person. Equal groups are listed once. */
export function listGroups(board: Board, free: readonly number[]): number[][] {
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
export function assignGroup(board: Board, group: readonly number[]): void {
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
