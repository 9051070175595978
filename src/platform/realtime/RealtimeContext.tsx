import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { createRequiredContext } from '../lib/requiredContext';
import { useSession } from '../session/useSession';
import { branchChannel } from './channels';
import type { PresentMember } from './connection/echo';
import type { RealtimeHub } from './connection/hub';

type Hub = Pick<RealtimeHub, 'follow' | 'presence'>;

const [Provided, useHub] = createRequiredContext<Hub>('the live connection');

export function RealtimeProvider({ hub, children }: { hub: Hub; children: ReactNode }) {
  return <Provided value={hub}>{children}</Provided>;
}

/**
 * Receives the events of a branch while the screen is mounted. For screens that can show a branch that is not active.
 */
export function useFollowBranch(branchId: number, { enabled = true }: { enabled?: boolean } = {}): void {
  const { follow } = useHub();
  useEffect(() => (enabled ? follow(branchChannel(branchId), 'optional') : undefined), [follow, branchId, enabled]);
}

/** The other people who view the same thing now. Joins the presence channel while the screen is mounted. */
export function useOthersPresent(channel: string): PresentMember[] {
  const { presence } = useHub();
  const ownId = useSession(({ user }) => String(user?.id));
  const subscribe = useCallback((onChange: () => void) => presence.watch(channel, onChange), [presence, channel]);
  const members = useSyncExternalStore(subscribe, () => presence.members(channel));
  return members.filter(({ id }) => id !== ownId);
}
