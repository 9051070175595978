import { useState } from 'react';
import type { OfferApplication } from '#generated/model';

export type Selection = ReturnType<typeof useSelectedApplications>;

/** The selected applications of the page that is shown. Those that leave it are no longer selected. */
export function useSelectedApplications(shown: readonly OfferApplication[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setIds((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  return {
    selected: shown.filter(({ id }) => ids.has(id)),
    clear: () => setIds(new Set()),
    getSelecting: ({ id }: OfferApplication) => ({ isSelected: ids.has(id), onToggle: () => toggle(id) }),
  };
}
