import { backOff } from './backOff';
import { getCloseAction } from './closeCodes';
import type { ConnectionStatus } from '../slice';

/** What the socket client can do, and listeners for changes of its connection. */
export type ReconnectionPort = {
  connect: () => void;
  /** Also ends a running attempt. */
  disconnect: () => void;
  onStatus: (status: ConnectionStatus) => void;
  /** The provider ended this person's connections; the client still reconnects. */
  onTerminated: () => void;
};

/** Decides when to reconnect, from what the socket client reports. */
export type Reconnection = {
  /** An attempt started: the first one, or one the client makes by itself. */
  attempting: () => void;
  connected: () => void;
  closed: (code?: number) => void;
  /** No attempt can succeed. */
  refused: () => void;
  /** An attempt would probably succeed now. */
  wake: () => void;
  stop: () => void;
};

/** The longest attempt; pusher-js starts no second one within it. */
const attemptLimitMs = 14_000;
const leastPauseMs = 1000;
/** A connection of this length resets the count of failures. */
const stableMs = 5000;
const unavailableAfterMs = 10_000;
/** How often in a row a provider may end the connection, or request another at once, before it counts as a loop. */
const mostInARow = 3;
/** The client's own first attempt can wait: the page may still be loading. */
const patientFailures = 3;

type State = {
  phase: 'attempting' | 'waiting' | 'connected' | 'ended';
  failures: number;
  terminations: number;
  hurries: number;
  /** Epoch milliseconds; before that only the schedule starts an attempt. */
  notBefore: number;
};

type Schedule = ReturnType<typeof createSchedule>;

/** Replaces the schedule of pusher-js, which is fixed, without jitter and up to a minute long. */
export function createReconnection(port: ReconnectionPort): Reconnection {
  const schedule = createSchedule(port);
  const { state, attempt, begin, end, missed, refuse, restored, retryIn } = schedule;
  return {
    attempting: () => {
      if (state.phase === 'attempting' || state.phase === 'ended') return;
      missed();
      begin(patientFailures);
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
      else if (action === 'terminated') terminate(port, schedule, wasConnected);
      else if (action === 'atOnce') hurry(schedule, wasConnected);
      else retryIn(backOff(state.failures), action === 'later' ? leastPauseMs : 0);
    },
    refused: () => {
      if (state.phase !== 'ended') refuse();
    },
    wake: () => {
      const isAway = state.phase === 'waiting' || state.phase === 'attempting';
      if (!isAway || Date.now() < state.notBefore) return;
      state.failures = Math.min(state.failures, 1);
      attempt();
    },
    stop: end,
  };
}

function terminate({ onTerminated }: ReconnectionPort, { state, refuse, retryIn }: Schedule, wasConnected: boolean) {
  state.terminations += 1;
  if (!wasConnected || state.terminations > mostInARow) return refuse();
  retryIn(backOff(state.failures), leastPauseMs);
  onTerminated();
}

function hurry({ state, retryIn }: Schedule, wasConnected: boolean) {
  state.hurries += 1;
  retryIn(wasConnected && state.hurries <= mostInARow ? 0 : backOff(state.failures));
}

/** The timers and the steps that start them. */
function createSchedule(port: ReconnectionPort) {
  const state: State = { phase: 'waiting', failures: 0, terminations: 0, hurries: 0, notBefore: 0 };
  const availability = watchAvailability(port.onStatus);
  const nextAttempt = createTimer();
  const attemptLimit = createTimer();
  const stability = createTimer();

  const begin = (failures: number) => {
    state.phase = 'attempting';
    state.failures += 1;
    state.notBefore = Date.now() + leastPauseMs;
    attemptLimit.start(attemptLimitMs, port.disconnect);
    nextAttempt.start(backOff(failures), attempt);
  };
  const attempt = () => {
    port.disconnect();
    begin(state.failures + 1);
    port.connect();
  };
  const end = () => {
    state.phase = 'ended';
    for (const timer of [availability, nextAttempt, attemptLimit, stability]) timer.stop();
  };
  const refuse = () => {
    end();
    port.disconnect();
    port.onStatus('refused');
  };
  const missed = () => {
    stability.stop();
    availability.missed();
  };
  const retryIn = (pauseMs: number, leastMs = 0) => {
    state.phase = 'waiting';
    state.notBefore = Date.now() + leastMs;
    attemptLimit.stop();
    port.disconnect();
    missed();
    nextAttempt.start(Math.max(leastMs, pauseMs), attempt);
  };
  const restored = () => {
    nextAttempt.stop();
    attemptLimit.stop();
    stability.start(stableMs, () => Object.assign(state, { failures: 0, terminations: 0, hurries: 0 }));
    availability.restored();
  };
  return { state, begin, attempt, end, refuse, missed, retryIn, restored };
}

/** Reports `connecting` when the connection is lost, and `unavailable` when it stays lost. */
function watchAvailability(onStatus: ReconnectionPort['onStatus']) {
  const grace = createTimer();
  let isMissing = false;
  return {
    missed: () => {
      if (isMissing) return;
      isMissing = true;
      grace.start(unavailableAfterMs, () => onStatus('unavailable'));
      onStatus('connecting');
    },
    restored: () => {
      isMissing = false;
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
