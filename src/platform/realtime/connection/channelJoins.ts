export type ChannelPort = {
  join: (channel: string) => void;
  leave: (channel: string) => void;
  /** A channel was neither joined nor refused in time: the connection is probably dead. */
  onSilence: () => void;
  onTrouble: (trouble: ChannelTrouble) => void;
};

/** `retrying`: a channel could not be joined yet; `refused`: one cannot be joined on this connection. */
export type ChannelTrouble = 'none' | 'retrying' | 'refused';

/** The channels of one connection: retries failed joins and leaves refused channels. */
export type ChannelJoins = {
  /** Joins a channel, or changes whether trouble with a joined one is shown. */
  add: (channel: string, isRequired: boolean) => void;
  remove: (channel: string) => void;
  connected: () => void;
  joined: (channel: string) => void;
  failed: (channel: string, isFinal: boolean) => void;
  /** Retries waiting joins right away. */
  wake: () => void;
  stop: () => void;
};

type Join = {
  state: 'requested' | 'joined' | 'waiting' | 'refused';
  failures: number;
  requestedAt: number;
  /** Trouble with a required channel is shown. */
  isRequired: boolean;
  timer?: ReturnType<typeof setTimeout>;
};

const answerTimeoutMs = 30_000;
const minDelayMs = 1000;

export function createChannelJoins(port: ChannelPort): ChannelJoins {
  const joins = new Map<string, Join>();
  let trouble: ChannelTrouble = 'none';

  const reportTrouble = () => {
    const now = getTrouble([...joins.values()]);
    if (now !== trouble) port.onTrouble((trouble = now));
  };
  const change = (channel: string, apply: (join: Join) => void) => {
    const join = joins.get(channel);
    if (!join) return;
    clearTimeout(join.timer);
    apply(join);
    reportTrouble();
  };
  const retryJoins = (isDue: (join: Join) => boolean) => {
    for (const [channel, join] of joins) if (isDue(join)) requestJoin(port, channel, join);
  };

  return {
    add: (channel, isRequired) => {
      const known = joins.get(channel);
      const join: Join = known ?? { state: 'requested', failures: 0, requestedAt: 0, isRequired };
      joins.set(channel, join);
      join.isRequired = isRequired;
      // A refused channel is requested again once it is required.
      if (!known || (isRequired && join.state === 'refused')) requestJoin(port, channel, join);
      reportTrouble();
    },
    remove: (channel) =>
      change(channel, (join) => {
        joins.delete(channel);
        if (isWithClient(join)) port.leave(channel);
      }),
    connected: () => {
      // The client rejoins the channels that it has not left.
      for (const [channel, join] of joins) {
        if (isWithClient(join)) awaitAnswer(port, join);
        else requestJoin(port, channel, join);
      }
    },
    joined: (channel) => change(channel, (join) => Object.assign(join, { state: 'joined', failures: 0 })),
    failed: (channel, isFinal) =>
      change(channel, (join) => {
        port.leave(channel);
        join.state = isFinal ? 'refused' : 'waiting';
        if (!isFinal) join.timer = setTimeout(() => requestJoin(port, channel, join), backOff(join.failures++));
      }),
    wake: () => retryJoins(({ state, requestedAt }) => state === 'waiting' && Date.now() - requestedAt >= minDelayMs),
    stop: () => {
      for (const { timer } of joins.values()) clearTimeout(timer);
      joins.clear();
    },
  };
}

function requestJoin(port: ChannelPort, channel: string, join: Join): void {
  join.requestedAt = Date.now();
  awaitAnswer(port, join);
  port.join(channel);
}

function awaitAnswer(port: ChannelPort, join: Join): void {
  clearTimeout(join.timer);
  join.state = 'requested';
  join.timer = setTimeout(port.onSilence, answerTimeoutMs);
}

function isWithClient({ state }: Join): boolean {
  return state === 'requested' || state === 'joined';
}

function getTrouble(joins: readonly Join[]): ChannelTrouble {
  const required = joins.filter(({ isRequired }) => isRequired);
  if (required.some(({ state }) => state === 'refused')) return 'refused';
  return required.some(({ failures }) => failures > 0) ? 'retrying' : 'none';
}

/**
 * Shortest and longest wait before the next attempt, in milliseconds, by the number of failed attempts. The wide ranges
 * keep clients that lost their server together from reconnecting together. The last one is below the 30 seconds in
 * which every client must be back.
 */
const waits = [
  { min: 200, max: 2800 },
  { min: 1200, max: 3000 },
  { min: 2000, max: 4500 },
  { min: 4000, max: 8000 },
  { min: 8000, max: 16_000 },
  { min: 12_000, max: 27_000 },
] as const;

/** Milliseconds to wait after a number of failures in a row. */
export function backOff(failures: number, random: () => number = Math.random): number {
  const { min, max } = waits[Math.min(failures, waits.length - 1)] ?? waits[0];
  return min + random() * (max - min);
}
