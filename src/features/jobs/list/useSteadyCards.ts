import { useEffect, useState } from 'react';
import type { OrderCard } from '../../../generated/model';
import { announce } from '../../../platform/ui/announcements';
import { nextList, released, type SteadyList } from './steadyList';

const readingFrom = 160;

type Options = {
  /** What is listed; a change of it is the person's own and shows at once. */
  listKey: string;
  /** The cards of that list, undefined while they are on their way. */
  cards: readonly OrderCard[] | undefined;
  /** Further pages are always being read: nothing new belongs there. */
  firstPage: boolean;
};

/** Cards that do not move under their reader, which of them have changed by themselves, and how many new ones wait. */
export function useSteadyCards({ listKey, cards, firstPage }: Options) {
  const [list, setList] = useState<SteadyList>();
  const next = cards && nextList(list, listKey, cards, !firstPage || isScrolled());
  if (next && next !== list) setList(next);
  useEffect(() => {
    if (list && list.news !== '') announce(list.news);
  }, [list]);
  useEffect(() => {
    const onScroll = () => {
      if (firstPage && !isScrolled()) setList((now) => now && released(now));
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [firstPage]);
  return {
    shown: list?.shown,
    waiting: list?.waiting ?? 0,
    turnOf: (orderId: number) => list?.turns.get(orderId) ?? 0,
    release: () => setList((now) => now && released(now)),
  };
}

function isScrolled(): boolean {
  return window.scrollY > readingFrom;
}
