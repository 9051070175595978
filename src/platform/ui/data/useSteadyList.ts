import { useEffect, useState } from 'react';
import { nextList, released, type SteadyList, type Telling } from '../../lib/steadyList';
import { announce } from '../feedback/announcements';

const readingFrom = 160;

type Options<Item> = {
  /** What is listed; a change of it is the person's own and shows at once. */
  listKey: string;
  /** What is on that list, undefined while it is on its way. */
  items: readonly Item[] | undefined;
  /** Further pages are always being read: nothing new belongs there. */
  firstPage: boolean;
  telling: Telling<Item>;
};

/** A list that does not move under its reader, which of it has changed by itself, and how many new ones wait. */
export function useSteadyList<Item>({ listKey, items, firstPage, telling }: Options<Item>) {
  const [list, setList] = useState<SteadyList<Item>>();
  const answered = items && { key: listKey, answer: items };
  const next = answered && nextList(list, answered, !firstPage || isScrolled(), telling);
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
    turnOf: (id: number) => list?.turns.get(id) ?? 0,
    release: () => setList((now) => now && released(now)),
  };
}

function isScrolled(): boolean {
  return window.scrollY > readingFrom;
}
