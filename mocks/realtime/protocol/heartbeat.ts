import type { After } from '../../time/clock';

type Options = {
  after: After;
  idleMs: number;
  pongMs: number;
  /** No frame arrived for `idleMs`. */
  ping: () => void;
  /** No frame arrived for `pongMs` after the ping. */
  dead: () => void;
};

export type Heartbeat = { recordActivity(): void; stop(): void };

/** Detects a lost connection when the socket was not closed. */
export function startHeartbeat({ after, idleMs, pongMs, ping, dead }: Options): Heartbeat {
  let cancel = listen();

  function listen(): () => void {
    return after(idleMs, () => {
      cancel = after(pongMs, dead);
      ping();
    });
  }

  return {
    recordActivity() {
      cancel();
      cancel = listen();
    },
    stop: () => cancel(),
  };
}
