import { buffers, eventChannel, type Task } from 'redux-saga';
import { call, cancel, fork, put, select, take, takeFrom } from '../sagas/effects';
import { sessionActions } from '../session/slice';
import type { WithSession } from '../session/useSession';
import { userChannel } from './channels';
import type { RealtimeHub } from './connection/hub';
import type { WireEvent } from './events';
import type { Resync } from './resync';
import { type ConnectionStatus, connectionActions } from './slice';

export type RealtimeServices = {
  hub: RealtimeHub;
  resync: Resync;
  /** Loads what the features do about events; undefined if it cannot be loaded. */
  loadReactions: () => Promise<EventReactions | undefined>;
  /** The user lost a right: reloads what they can still see. */
  refreshRights: () => void;
};

export type EventReactions = {
  /** Checks an event and passes it to the features. */
  react: (event: WireEvent) => void;
  /** Events may have been missed: asks again whether the user may still see what is kept and not on screen. */
  recheckKept: () => void;
};

type Signal =
  | { kind: 'status'; status: ConnectionStatus }
  | { kind: 'event'; event: WireEvent }
  | { kind: 'gap' | 'refused' | 'terminated' };

/**
 * Opens the live connection once a user with a token is known, closes it on sign-out or when another user signs in (spec
 * section 4, Activities). Starts with the user who is already signed in.
 */
export function* realtimeSaga(services: RealtimeServices) {
  let connectedAs = '';
  let task: Task | undefined;
  while (true) {
    const { token, user } = yield* select((state: WithSession) => state.session);
    const identity = token !== null && user !== null ? `${user.id ?? ''} ${token}` : '';
    if (identity !== connectedAs) {
      if (task) yield* cancel(task);
      connectedAs = identity;
      if (user !== null && identity !== '') task = yield* fork(live, services, user.id);
    }
    yield* take([sessionActions.signedIn, sessionActions.userUpdated, sessionActions.signedOut]);
  }
}

function* live(services: RealtimeServices, userId: number | undefined) {
  const signals = yield* call(openSignals, services.hub, userId);
  try {
    while (true) {
      const signal = yield* takeFrom(signals);
      yield* call(handle, services, signal);
    }
  } finally {
    signals.close();
    services.resync.stop();
    yield* put(connectionActions.statusChanged('idle'));
  }
}

function* handle({ loadReactions, resync, refreshRights }: RealtimeServices, signal: Signal) {
  if (signal.kind === 'status') return void (yield* put(connectionActions.statusChanged(signal.status)));
  if (signal.kind === 'event') return yield* call(receive, { loadReactions, resync }, signal.event);
  if (signal.kind === 'terminated') yield* put(sessionActions.revoked());
  if (signal.kind !== 'gap') refreshRights();
  resync.request();
  // Ends with the session.
  yield* fork(recheck, loadReactions);
}

function* recheck(loadReactions: RealtimeServices['loadReactions']) {
  const reactions = yield* call(loadReactions);
  reactions?.recheckKept();
}

/** An event whose reactions cannot be loaded still means that something changed. */
function* receive({ loadReactions, resync }: Pick<RealtimeServices, 'loadReactions' | 'resync'>, event: WireEvent) {
  const reactions = yield* call(loadReactions);
  if (reactions) reactions.react(event);
  else resync.request();
}

/** A provider that gives no `user.id` pushes on the channels of branches only. */
function openSignals(hub: RealtimeHub, userId: number | undefined) {
  return eventChannel<Signal>((emit) => {
    hub.open({
      onStatus: (status) => emit({ kind: 'status', status }),
      onEvent: (event) => emit({ kind: 'event', event }),
      onJoined: () => emit({ kind: 'gap' }),
      onRefused: () => emit({ kind: 'refused' }),
      onTerminated: () => emit({ kind: 'terminated' }),
    });
    const leave = userId === undefined ? undefined : hub.follow(userChannel(userId));
    const unwatchReturn = watchReturn(() => emit({ kind: 'gap' }));
    const unwatchWaking = watchWaking(() => hub.wake());
    return () => {
      unwatchReturn();
      unwatchWaking();
      leave?.();
      hub.close();
    };
  }, buffers.expanding<Signal>(64));
}

const longAbsenceMs = 60_000;

/** Calls back when the page is visible again after a minute or more, or when the device is online again. */
export function watchReturn(onReturn: () => void): () => void {
  let hiddenAt: number | undefined;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= longAbsenceMs) onReturn();
    hiddenAt = undefined;
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onReturn);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onReturn);
  };
}

/** Calls back when the network may work again: the device is online, or the page is visible or focused. */
export function watchWaking(onWaking: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onWaking();
  };
  for (const event of windowEvents) addEventListener(event, onWaking);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    for (const event of windowEvents) removeEventListener(event, onWaking);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const windowEvents = ['online', 'focus', 'pageshow'] as const;
