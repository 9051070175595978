import { useEffect, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { type Arrangement, parseArrangement, type SideName, type Sides, createSides, toProfile } from './sides';

const storedKey = 'crewboard-stage';

/** The stage as the presenter arranged it, and the ways to change it. */
export type StageControl = {
  sides: Sides;
  share: number | null;
  swapped: boolean;
  /** Shows a person on a side, on a page; null takes the person away. */
  show: (name: SideName, email: string | null, path?: string) => void;
  setShare: (share: number) => void;
  swap: () => void;
  /** Loads every frame again, on its person's first page. */
  reload: () => void;
};

export function useStage(storage: KeyValueStorage): StageControl {
  const [first] = useState(() => parseArrangement(storage.getItem(storedKey)));
  const [sides, setSides] = useState(() => createSides(first));
  const [share, setShare] = useState(first.share);
  const [swapped, setSwapped] = useState(first.swapped);
  useEffect(() => {
    const people = { desktop: sides.desktop.email, phone: sides.phone.email, second: sides.second?.email ?? null };
    storage.setItem(storedKey, JSON.stringify({ people, share, swapped } satisfies Arrangement));
  }, [storage, sides, share, swapped]);
  return {
    sides,
    share,
    swapped,
    show: (name, email, path = '/') => {
      // Otherwise the product asks before someone else takes the place of the person who is signed in.
      if (email !== sides[name]?.email) storage.removeItem(`profile:${toProfile(name)}:token`);
      setSides((before) => place(before, name, email, path));
    },
    setShare,
    swap: () => setSwapped((before) => !before),
    reload: () => setSides(visitAgain),
  };
}

function place(sides: Sides, name: SideName, email: string | null, path: string): Sides {
  if (email === null) return name === 'second' ? { ...sides, second: null } : sides;
  return { ...sides, [name]: { email, path, visit: (sides[name]?.visit ?? 0) + 1 } };
}

function visitAgain({ desktop, phone, second }: Sides): Sides {
  const again = <Side extends { visit: number }>(side: Side) => ({ ...side, path: '/', visit: side.visit + 1 });
  return { desktop: again(desktop), phone: again(phone), second: second && again(second) };
}
