import { useState } from 'react';
import type { OrderCard } from '#generated/model';
import type { JobSelection } from '../card/jobSelection';

/** Maximum number of jobs: one page of rows. Each job needs separate calls. */
export const MOST_SELECTED = 20;

export type Selection = {
  /** By id, in the order of selection. Stays while pages and filters change. */
  jobs: readonly OrderCard[];
  of: (card: OrderCard) => JobSelection;
  /** Selects these jobs as far as possible. */
  add: (cards: readonly OrderCard[]) => void;
  remove: (cards: readonly OrderCard[]) => void;
  clear: () => void;
};

/** The jobs of one list that are selected for an action on several. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<number, OrderCard>>(new Map());
  const add = (cards: readonly OrderCard[]) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const card of cards) if (next.size < MOST_SELECTED || next.has(card.order_id)) next.set(card.order_id, card);
      return next;
    });
  const remove = (cards: readonly OrderCard[]) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const { order_id } of cards) next.delete(order_id);
      return next;
    });
  return {
    jobs: [...selected.values()],
    of: (card) => {
      const isSelected = selected.has(card.order_id);
      return {
        isSelected,
        canChange: isSelected || selected.size < MOST_SELECTED,
        onToggle: () => (isSelected ? remove([card]) : add([card])),
      };
    },
    add,
    remove,
    clear: () => setSelected(new Map()),
  };
}
