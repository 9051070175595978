import { useEffect, useState } from 'react';
import { announce } from '../feedback/announcements';
import { updateList, releaseHeld, type SteadyList, type ChangeRules } from './steadyList';

const scrolledFrom = 160;

type Options<Item> = {
  /** Identity of the list. The user changes it, so the new list is shown right away. */
  listKey: string;
  /** The items of that list; undefined while loading. */
  items: readonly Item[] | undefined;
  /** Later pages are always being read, so new items are not added there. */
  firstPage: boolean;
  changeRules: ChangeRules<Item>;
};

/**
 * A list that does not move while it is being read, with the items that changed on their own and the number of new ones
 * held back.
 */
export function useSteadyList<Item>({ listKey, items, firstPage, changeRules }: Options<Item>) {
  const [list, setList] = useState<SteadyList<Item>>();
  const answered = items && { key: listKey, answer: items };
  const next = answered && updateList(list, answered, !firstPage || isScrolled(), changeRules);
  if (next && next !== list) setList(next);
  useEffect(() => {
    if (list && list.announcement !== '') announce(list.announcement);
  }, [list]);
  useEffect(() => {
    const onScroll = () => {
      if (firstPage && !isScrolled()) setList((now) => now && releaseHeld(now));
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [firstPage]);
  return {
    shown: list?.shown,
    heldBack: list?.heldBack ?? 0,
    getChangeCount: (id: number) => list?.changeCounts.get(id) ?? 0,
    release: () => setList((now) => now && releaseHeld(now)),
  };
}

function isScrolled(): boolean {
  return window.scrollY > scrolledFrom;
}
