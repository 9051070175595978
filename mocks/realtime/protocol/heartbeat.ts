import type { After } from '../../clock';

type Options = {
  after: After;
  idleMs: number;
  pongMs: number;
  /** Nothing was heard for `idleMs`. */
  ping: () => void;
  /** Nothing was heard for `pongMs` after that. */
  dead: () => void;
};

export type Heartbeat = { heard(): void; stop(): void };

/** Finds out that the other side is gone although nobody closed the socket. */
export function startHeartbeat({ after, idleMs, pongMs, ping, dead }: Options): Heartbeat {
  let cancel = listen();

  function listen(): () => void {
    return after(idleMs, () => {
      cancel = after(pongMs, dead);
      ping();
    });
  }

  return {
    heard() {
      cancel();
      cancel = listen();
    },
    stop: () => cancel(),
  };
}
