import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { createListeners } from '#platform/lib/listeners';
import type { SentMessage } from '../../hosts/bridge/messages';
import type { WorldLink } from '../../hosts/bridge/worldLink';

type InboxState = {
  /** Newest first. */
  messages: readonly SentMessage[];
  /** Number of messages since the inbox was last opened. */
  fresh: number;
};

/** The demo inbox of this browser: what the world would have sent, live, and which of it has been seen. */
export type Inbox = {
  state: () => InboxState;
  subscribe: (listener: () => void) => () => void;
  /** Marks every message as seen. */
  markSeen: () => void;
};

const seenKey = 'crewboard-inbox-seen';

/** Opens the inbox. `seen` stores the id of the newest seen message, for all tabs. */
export function createInbox(link: Promise<WorldLink>, seen: KeyValueStorage): Inbox {
  const listeners = createListeners();
  let state: InboxState = { messages: [], fresh: 0 };

  const show = (messages: readonly SentMessage[]) => {
    state = { messages, fresh: countFresh(messages, Number(seen.getItem(seenKey) ?? 0)) };
    listeners.call();
  };
  const refresh = async (world: WorldLink) => show(await world.control('listMessages', {}));
  void link.then((world) => {
    world.onMessages(() => void refresh(world));
    return refresh(world);
  });

  return {
    state: () => state,
    subscribe: listeners.add,
    markSeen: () => {
      seen.setItem(seenKey, String(state.messages[0]?.id ?? 0));
      if (state.fresh > 0) show(state.messages);
    },
  };
}

/** Messages newer than the last seen one. A new world counts from 1 again, so all of its messages are new. */
function countFresh(messages: readonly SentMessage[], seenId: number): number {
  const newest = messages[0]?.id ?? 0;
  return seenId > newest ? messages.length : messages.filter(({ id }) => id > seenId).length;
}
