import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import type { Presence } from './presence';
import type { PresentMember } from './presenceChannel';

const Provided = createContext<Presence | undefined>(undefined);

export function PresenceProvider({ presence, children }: { presence: Presence; children: ReactNode }) {
  return <Provided value={presence}>{children}</Provided>;
}

/** The other people who look at the same thing now; joins the presence channel for as long as the screen is there. */
export function useOthersPresent(channel: string): PresentMember[] {
  const presence = useContext(Provided);
  if (!presence) throw new Error('Presence is read outside the app');
  const ownId = useSession(({ user }) => String(user?.id));
  const subscribe = useCallback((onChange: () => void) => presence.watch(channel, onChange), [presence, channel]);
  const members = useSyncExternalStore(subscribe, () => presence.members(channel));
  return members.filter(({ id }) => id !== ownId);
}
