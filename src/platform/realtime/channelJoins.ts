import { backOff } from './backOff';

export type ChannelPort = {
  join: (channel: string) => void;
  leave: (channel: string) => void;
  /** A channel was neither joined nor refused for so long that the connection cannot be trusted. */
  onSilence: () => void;
  onTrouble: (trouble: ChannelTrouble) => void;
};

/** `retrying`: a channel could not be joined and is tried again; `refused`: one never will be on this connection. */
export type ChannelTrouble = 'none' | 'retrying' | 'refused';

/** Keeps channels joined on one connection: what cannot be joined is tried again, what is refused is left. */
export type ChannelJoins = {
  /** Joins a channel, or changes whether trouble with one that was added before counts. */
  add: (channel: string, isRequired: boolean) => void;
  remove: (channel: string) => void;
  connected: () => void;
  joined: (channel: string) => void;
  failed: (channel: string, isFinal: boolean) => void;
  /** Tries at once what waits to be tried again. */
  wake: () => void;
  stop: () => void;
};

type Join = {
  state: 'asked' | 'joined' | 'waiting' | 'refused';
  failures: number;
  askedAt: number;
  /** Whether trouble with it is shown. */
  isRequired: boolean;
  timer?: ReturnType<typeof setTimeout>;
};

const answerLimitMs = 30_000;
const leastPauseMs = 1000;

export function createChannelJoins(port: ChannelPort): ChannelJoins {
  const joins = new Map<string, Join>();
  let trouble: ChannelTrouble = 'none';

  const reportTrouble = () => {
    const now = troubleOf([...joins.values()]);
    if (now !== trouble) port.onTrouble((trouble = now));
  };
  const change = (channel: string, apply: (join: Join) => void) => {
    const join = joins.get(channel);
    if (!join) return;
    clearTimeout(join.timer);
    apply(join);
    reportTrouble();
  };
  const askAgain = (isDue: (join: Join) => boolean) => {
    for (const [channel, join] of joins) if (isDue(join)) ask(port, channel, join);
  };

  return {
    add: (channel, isRequired) => {
      const known = joins.get(channel);
      const join: Join = known ?? { state: 'asked', failures: 0, askedAt: 0, isRequired };
      joins.set(channel, join);
      join.isRequired = isRequired;
      // A refusal is tested again once the channel is required.
      if (!known || (isRequired && join.state === 'refused')) ask(port, channel, join);
      reportTrouble();
    },
    remove: (channel) =>
      change(channel, (join) => {
        joins.delete(channel);
        if (isWithClient(join)) port.leave(channel);
      }),
    connected: () => {
      // The client itself asks for what it has not left.
      for (const [channel, join] of joins) {
        if (isWithClient(join)) awaitAnswer(port, join);
        else ask(port, channel, join);
      }
    },
    joined: (channel) => change(channel, (join) => Object.assign(join, { state: 'joined', failures: 0 })),
    failed: (channel, isFinal) =>
      change(channel, (join) => {
        port.leave(channel);
        join.state = isFinal ? 'refused' : 'waiting';
        if (!isFinal) join.timer = setTimeout(() => ask(port, channel, join), backOff(join.failures++));
      }),
    wake: () => askAgain(({ state, askedAt }) => state === 'waiting' && Date.now() - askedAt >= leastPauseMs),
    stop: () => {
      for (const { timer } of joins.values()) clearTimeout(timer);
      joins.clear();
    },
  };
}

function ask(port: ChannelPort, channel: string, join: Join): void {
  join.askedAt = Date.now();
  awaitAnswer(port, join);
  port.join(channel);
}

function awaitAnswer(port: ChannelPort, join: Join): void {
  clearTimeout(join.timer);
  join.state = 'asked';
  join.timer = setTimeout(port.onSilence, answerLimitMs);
}

function isWithClient({ state }: Join): boolean {
  return state === 'asked' || state === 'joined';
}

function troubleOf(joins: readonly Join[]): ChannelTrouble {
  const required = joins.filter(({ isRequired }) => isRequired);
  if (required.some(({ state }) => state === 'refused')) return 'refused';
  return required.some(({ failures }) => failures > 0) ? 'retrying' : 'none';
}
