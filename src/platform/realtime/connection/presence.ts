import type { PresentMember } from './presenceChannel';

/** The members of the presence channels that this page watches. */
export type Presence = {
  /** Joins a channel (named without its prefix) until the returned function is called. */
  watch: (channel: string, onChange: () => void) => () => void;
  /** All members of a watched channel, the user included; the same list until it changes. */
  members: (channel: string) => readonly PresentMember[];
};

type JoinPresence = (channel: string, onMembers: (members: readonly PresentMember[]) => void) => () => void;

type Watched = { listeners: Set<() => void>; members: readonly PresentMember[]; leave: (() => void) | undefined };

const noMembers: readonly PresentMember[] = [];

/** Joins the watched channels again with each connection. */
export function createPresence(): Presence & { connect: (join: JoinPresence) => void; disconnect: () => void } {
  const channels = new Map<string, Watched>();
  let joinNow: JoinPresence | undefined;

  const show = (watched: Watched, members: readonly PresentMember[]) => {
    watched.members = members;
    watched.listeners.forEach((listener) => listener());
  };
  const enter = (channel: string, watched: Watched) => {
    watched.leave = joinNow?.(channel, (members) => show(watched, members));
  };

  return {
    watch(channel, onChange) {
      // Each call needs its own listener, even if the same function is passed twice.
      const listener = () => onChange();
      const known = channels.get(channel);
      const watched = known ?? { listeners: new Set<() => void>(), members: noMembers, leave: undefined };
      watched.listeners.add(listener);
      if (!known) {
        channels.set(channel, watched);
        enter(channel, watched);
      }
      return () => {
        if (!watched.listeners.delete(listener) || watched.listeners.size > 0) return;
        channels.delete(channel);
        watched.leave?.();
      };
    },
    members: (channel) => channels.get(channel)?.members ?? noMembers,
    connect(join) {
      joinNow = join;
      for (const [channel, watched] of channels) enter(channel, watched);
    },
    disconnect() {
      joinNow = undefined;
      for (const watched of channels.values()) {
        watched.leave?.();
        watched.leave = undefined;
        if (watched.members.length > 0) show(watched, noMembers);
      }
    },
  };
}
