/**
 * A list that stays where it is under its reader: what is shown keeps its place and its news, what would push it down
 * waits until the reader asks for it.
 */
import type { OrderCard } from '../../../generated/model';
import { changeWords } from './changeWords';

export type SteadyList = {
  /** What is listed: branch, filter, page. Another key begins anew. */
  key: string;
  /** The provider's answer this was made from. */
  answer: readonly OrderCard[];
  shown: readonly OrderCard[];
  /** How many new ones are held back. */
  waiting: number;
  /** How often each card has changed by itself while it was shown. */
  turns: ReadonlyMap<number, number>;
  /** What has just changed, for reading aloud. */
  news: string;
};

/** The list as it first appears. */
export function firstList(key: string, answer: readonly OrderCard[]): SteadyList {
  return { key, answer, shown: answer, waiting: 0, turns: new Map(), news: '' };
}

/** The list after another answer; unchanged for the same one. `reading` holds what is shown in its place. */
export function nextList(
  before: SteadyList | undefined,
  key: string,
  answer: readonly OrderCard[],
  reading: boolean,
): SteadyList {
  if (before?.key !== key) return firstList(key, answer);
  if (before.answer === answer) return before;
  const { shown, waiting } = reading ? heldInPlace(before.shown, answer) : { shown: answer, waiting: 0 };
  return { key, answer, shown, waiting, ...newsOf(before, shown) };
}

/** What was held back takes its place. */
export function released(list: SteadyList): SteadyList {
  return list.waiting === 0 ? list : { ...list, shown: list.answer, waiting: 0, news: '' };
}

/** Those still there keep their order; new ones come in below them, and wait if they belong above. */
function heldInPlace(shown: readonly OrderCard[], answer: readonly OrderCard[]) {
  const byId = new Map(answer.map((card) => [card.order_id, card]));
  const kept = shown.flatMap(({ order_id }) => byId.get(order_id) ?? []);
  if (kept.length === 0) return { shown: answer, waiting: 0 };
  const ids = new Set(kept.map(({ order_id }) => order_id));
  const lastKept = answer.findLastIndex(({ order_id }) => ids.has(order_id));
  const isNew = ({ order_id }: OrderCard) => !ids.has(order_id);
  return {
    shown: [...kept, ...answer.slice(lastKept + 1)],
    waiting: answer.slice(0, lastKept).filter(isNew).length,
  };
}

function newsOf(before: SteadyList, shown: readonly OrderCard[]): Pick<SteadyList, 'turns' | 'news'> {
  const known = new Map(before.shown.map((card) => [card.order_id, card]));
  const turns = new Map(before.turns);
  const words: string[] = [];
  for (const card of shown) {
    const change = changeWords(known.get(card.order_id), card);
    if (change === undefined) continue;
    turns.set(card.order_id, (turns.get(card.order_id) ?? 0) + 1);
    words.push(change);
  }
  return { turns, news: words.join('. ') };
}
