import { buffers, eventChannel, type Task } from 'redux-saga';
import { call, cancel, fork, put, select, take, takeFrom } from '../sagas/effects';
import { sessionActions } from '../session/slice';
import type { WithSession } from '../session/useSession';
import { userChannel } from './channels';
import { isServerEventName, parseServerEvent, type ServerEvent, type WireEvent } from './events';
import type { RealtimeHub } from './hub';
import type { Resync } from './resync';
import { type ConnectionStatus, connectionActions } from './slice';
import { watchReturn } from './watchReturn';
import { watchWaking } from './watchWaking';

export type RealtimeServices = {
  hub: RealtimeHub;
  resync: Resync;
  /** What the app does when a proven event arrives. */
  react: (event: ServerEvent) => void;
  /** A right of the person has ended: what they may still see is asked for again. */
  refreshRights: () => void;
};

type Signal =
  | { kind: 'status'; status: ConnectionStatus }
  | { kind: 'event'; event: WireEvent }
  | { kind: 'gap' | 'refused' | 'terminated' };

/**
 * Keeps the live connection: created once a token exists or is later set, torn down on sign-out or when
 * somebody else signs in (spec section 4, Activities). Begins with whoever is signed in already.
 */
export function* realtimeSaga(services: RealtimeServices) {
  let connectedAs = '';
  let task: Task | undefined;
  while (true) {
    const { token, user } = yield* select((state: WithSession) => state.session);
    const identity = token !== null && user?.id !== undefined ? `${user.id} ${token}` : '';
    if (identity !== connectedAs) {
      if (task) yield* cancel(task);
      connectedAs = identity;
      if (user?.id !== undefined && identity !== '') task = yield* fork(live, services, user.id);
    }
    yield* take([sessionActions.signedIn, sessionActions.userUpdated, sessionActions.signedOut]);
  }
}

function* live(services: RealtimeServices, userId: number) {
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

function* handle(services: RealtimeServices, signal: Signal) {
  if (signal.kind === 'status') return void (yield* put(connectionActions.statusChanged(signal.status)));
  if (signal.kind === 'event') return receive(services, signal.event);
  if (signal.kind === 'terminated') yield* put(sessionActions.revoked());
  if (signal.kind !== 'gap') services.refreshRights();
  services.resync.request();
}

/** A known event whose payload is broken still says that something happened: what it was is asked for. */
function receive({ react, resync }: RealtimeServices, received: WireEvent): void {
  const proven = parseServerEvent(received);
  if (proven) react(proven);
  else if (isServerEventName(received.event)) resync.request();
}

function openSignals(hub: RealtimeHub, userId: number) {
  return eventChannel<Signal>((emit) => {
    hub.open({
      onStatus: (status) => emit({ kind: 'status', status }),
      onEvent: (event) => emit({ kind: 'event', event }),
      onJoined: () => emit({ kind: 'gap' }),
      onRefused: () => emit({ kind: 'refused' }),
      onTerminated: () => emit({ kind: 'terminated' }),
    });
    const leave = hub.follow(userChannel(userId));
    const unwatchReturn = watchReturn(() => emit({ kind: 'gap' }));
    const unwatchWaking = watchWaking(() => hub.wake());
    return () => {
      unwatchReturn();
      unwatchWaking();
      leave();
      hub.close();
    };
  }, buffers.expanding<Signal>(64));
}
