import { useEffect, useState } from 'react';
import { type KeyValueStorage, openStorage } from '#platform/lib/device/deviceStorage';
import {
  type Arrangement,
  arrangementKey,
  createSides,
  newcomer,
  parseArrangement,
  type SideName,
  sideNames,
  type Sides,
  toProfile,
} from './sides';

/** The stage as the presenter arranged it, and the ways to change it. */
export type StageControl = {
  arrangement: Arrangement;
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
  const [first] = useState(() => parseArrangement(storage.getItem(arrangementKey)));
  const [sides, setSides] = useState(() => createSides(first));
  const [share, setShare] = useState(first.share);
  const [swapped, setSwapped] = useState(first.swapped);
  const people = { desktop: sides.desktop.email, phone: sides.phone.email, second: sides.second?.email ?? null };
  const arrangement: Arrangement = { people, share, swapped };
  const text = JSON.stringify(arrangement);
  useEffect(() => storage.setItem(arrangementKey, text), [storage, text]);
  return {
    arrangement,
    sides,
    share,
    swapped,
    show: (name, email, path) => {
      // Otherwise the product asks before someone else takes the place of the person who is signed in.
      storage.removeItem(`profile:${toProfile(name)}:token`);
      // An earlier newcomer may have stopped in the middle of the sign-up.
      if (email === newcomer) forget(toProfile(name));
      setSides((before) => place(before, name, email, path ?? (email === newcomer ? '/sign-up/helper' : '/')));
    },
    setShare,
    swap: () => setSwapped((before) => !before),
    reload: () => {
      // A session of another world would end in the login.
      for (const name of sideNames) storage.removeItem(`profile:${toProfile(name)}:token`);
      setSides(visitAgain);
    },
  };
}

/** Removes everything that a demo profile has stored. */
function forget(profile: string): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const stored = openStorage(name, () => undefined);
    const keys = Array.from({ length: stored.length }, (_, at) => stored.key(at) ?? '');
    for (const key of keys) if (key.startsWith(`profile:${profile}:`)) stored.removeItem(key);
  }
}

function place(sides: Sides, name: SideName, email: string | null, path: string): Sides {
  if (email === null) return name === 'second' ? { ...sides, second: null } : sides;
  return { ...sides, [name]: { email, path, visit: (sides[name]?.visit ?? 0) + 1 } };
}

function visitAgain({ desktop, phone, second }: Sides): Sides {
  const again = <Side extends { visit: number }>(side: Side) => ({ ...side, path: '/', visit: side.visit + 1 });
  return { desktop: again(desktop), phone: again(phone), second: second && again(second) };
}
