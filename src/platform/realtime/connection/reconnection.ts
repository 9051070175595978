import type { ConnectionStatus } from '../slice';
import { backOff } from './channelJoins';

/** Commands for the socket client, and listeners for changes of its connection. */
export type ReconnectionPort = {
  connect: () => void;
  /** Also ends a running attempt. */
  disconnect: () => void;
  onStatus: (status: ConnectionStatus) => void;
  /** The provider ended this person's connections; the client still reconnects. */
  onTerminated: () => void;
};

/** Decides when to reconnect, from the events of the socket client. */
export type Reconnection = {
  /** An attempt started: the first one, or one that the client starts automatically. */
  connecting: () => void;
  connected: () => void;
  closed: (code?: number) => void;
  /** No attempt can succeed. */
  refused: () => void;
  /** An attempt would probably succeed now. */
  wake: () => void;
  stop: () => void;
};

/** Timeout of an attempt. pusher-js starts another one after 15 s. */
const attemptTimeoutMs = 14_000;
const minDelayMs = 1000;
/** A connection that lasts this long resets the count of failures. */
const stableAfterMs = 5000;
const unavailableAfterMs = 10_000;
/** Terminations, or immediate retries, in a row that do not count as a loop yet. */
const maxInARow = 3;
/** Delay of the retry after an attempt that the client started: the page may still be loading. */
const clientAttemptFailures = 3;

type State = {
  phase: 'connecting' | 'waiting' | 'connected' | 'ended';
  failures: number;
  terminations: number;
  immediateRetries: number;
  /** Epoch milliseconds; before that only the schedule starts an attempt. */
  notBefore: number;
};

type Schedule = ReturnType<typeof createSchedule>;

/** Replaces the schedule of pusher-js, which is fixed, without jitter and up to a minute long. */
export function createReconnection(port: ReconnectionPort): Reconnection {
  const schedule = createSchedule(port);
  const { state, attempt, begin, end, lost, refuse, restored, retryIn } = schedule;
  return {
    connecting: () => {
      if (state.phase === 'connecting' || state.phase === 'ended') return;
      lost();
      begin(clientAttemptFailures);
    },
    connected: () => {
      if (state.phase === 'ended') return;
      state.phase = 'connected';
      state.failures = Math.min(state.failures, 2);
      restored();
    },
    closed: (code) => {
      if (state.phase === 'ended' || state.phase === 'waiting') return;
      const wasConnected = state.phase === 'connected';
      const action = getCloseAction(code);
      if (action === 'refused') refuse();
      else if (action === 'terminated') retryTerminated(port, schedule, wasConnected);
      else if (action === 'immediate') retryImmediately(schedule, wasConnected);
      else retryIn(backOff(state.failures), action === 'delayed' ? minDelayMs : 0);
    },
    refused: () => {
      if (state.phase !== 'ended') refuse();
    },
    wake: () => {
      const isDown = state.phase === 'waiting' || state.phase === 'connecting';
      if (!isDown || Date.now() < state.notBefore) return;
      state.failures = Math.min(state.failures, 1);
      attempt();
    },
    stop: end,
  };
}

function retryTerminated({ onTerminated }: ReconnectionPort, schedule: Schedule, wasConnected: boolean) {
  const { state, refuse, retryIn } = schedule;
  state.terminations += 1;
  if (!wasConnected || state.terminations > maxInARow) return refuse();
  retryIn(backOff(state.failures), minDelayMs);
  onTerminated();
}

function retryImmediately({ state, retryIn }: Schedule, wasConnected: boolean) {
  state.immediateRetries += 1;
  retryIn(wasConnected && state.immediateRetries <= maxInARow ? 0 : backOff(state.failures));
}

/** The timers and the steps that start them. */
function createSchedule(port: ReconnectionPort) {
  const state: State = { phase: 'waiting', failures: 0, terminations: 0, immediateRetries: 0, notBefore: 0 };
  const availability = watchAvailability(port.onStatus);
  const nextAttempt = createTimer();
  const attemptTimeout = createTimer();
  const stability = createTimer();

  const begin = (failures: number) => {
    state.phase = 'connecting';
    state.failures += 1;
    state.notBefore = Date.now() + minDelayMs;
    attemptTimeout.start(attemptTimeoutMs, port.disconnect);
    nextAttempt.start(backOff(failures), attempt);
  };
  const attempt = () => {
    port.disconnect();
    begin(state.failures + 1);
    port.connect();
  };
  const end = () => {
    state.phase = 'ended';
    for (const timer of [availability, nextAttempt, attemptTimeout, stability]) timer.stop();
  };
  const refuse = () => {
    end();
    port.disconnect();
    port.onStatus('refused');
  };
  const lost = () => {
    stability.stop();
    availability.lost();
  };
  const retryIn = (delayMs: number, minMs = 0) => {
    state.phase = 'waiting';
    state.notBefore = Date.now() + minMs;
    attemptTimeout.stop();
    port.disconnect();
    lost();
    nextAttempt.start(Math.max(minMs, delayMs), attempt);
  };
  const restored = () => {
    nextAttempt.stop();
    attemptTimeout.stop();
    stability.start(stableAfterMs, () => Object.assign(state, { failures: 0, terminations: 0, immediateRetries: 0 }));
    availability.restored();
  };
  return { state, begin, attempt, end, refuse, lost, retryIn, restored };
}

/** Reports `connecting` when the connection is lost, and `unavailable` when it stays lost. */
function watchAvailability(onStatus: ReconnectionPort['onStatus']) {
  const grace = createTimer();
  let isLost = false;
  return {
    lost: () => {
      if (isLost) return;
      isLost = true;
      grace.start(unavailableAfterMs, () => onStatus('unavailable'));
      onStatus('connecting');
    },
    restored: () => {
      isLost = false;
      grace.stop();
      onStatus('connected');
    },
    stop: grace.stop,
  };
}

function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    stop,
    start: (ms: number, run: () => void) => {
      stop();
      timer = setTimeout(run, ms);
    },
  };
}

/** Reaction to a Pusher close code. `terminated` ends the connections of a person whose rights changed. */
type CloseAction = 'refused' | 'terminated' | 'delayed' | 'immediate' | 'backOff';

export const closeCodes = {
  secureOnly: 4000,
  terminated: 4009,
  firstRefused: 4000,
  firstDelayed: 4100,
  firstImmediate: 4200,
  firstOther: 4300,
} as const;

/** A missing or unknown code means that the connection broke. */
function getCloseAction(code: number | undefined): CloseAction {
  if (code === undefined || code < closeCodes.firstRefused || code >= closeCodes.firstOther) return 'backOff';
  if (code === closeCodes.terminated) return 'terminated';
  if (code < closeCodes.firstDelayed) return 'refused';
  return code < closeCodes.firstImmediate ? 'delayed' : 'immediate';
}
