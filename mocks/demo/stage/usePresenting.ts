import { useEffect, useState } from 'react';
import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { applyPresenting, parsePresenting, type Presenting, presentingKey } from '../../hosts/bridge/presenting';
import type { WorldLink } from '../../hosts/bridge/worldLink';

/** The presenter's choices, kept and applied, and the way to change them. */
export function usePresenting(
  link: Promise<WorldLink>,
  storage: KeyValueStorage,
): [Presenting, (next: Presenting) => void] {
  const [presenting, set] = useState(() => parsePresenting(storage.getItem(presentingKey)));
  // The world forgets the choices with its last tab.
  useEffect(() => {
    storage.setItem(presentingKey, JSON.stringify(presenting));
    void applyPresenting(link, presenting);
  }, [link, storage, presenting]);
  return [presenting, set];
}
