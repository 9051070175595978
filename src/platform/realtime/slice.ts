import { useSelector } from 'react-redux';
import type { Action } from 'redux';
import { actionCreator } from '../sagas/actionCreator';

/**
 * Status of the live connection. `unavailable`: it, or one of its channels, is down and retried; `refused`: the provider
 * closed it for good (Pusher codes 4000-4099), or refused a required channel.
 */
export type ConnectionStatus = 'idle' | 'connecting' | 'connected' | 'unavailable' | 'refused';

export type ConnectionState = { status: ConnectionStatus };

export const connectionActions = {
  statusChanged: actionCreator('connection/statusChanged', (status: ConnectionStatus) => ({ status })),
};

type ConnectionAction = ReturnType<(typeof connectionActions)[keyof typeof connectionActions]>;

export function connectionReducer(state: ConnectionState = { status: 'idle' }, action: Action): ConnectionState {
  return isConnectionAction(action) ? { status: action.status } : state;
}

function isConnectionAction(action: Action): action is ConnectionAction {
  return action.type === 'connection/statusChanged';
}

type WithConnection = { connection: ConnectionState };

/** Status of the live connection, for banners and tests. */
export function useConnectionStatus(): ConnectionStatus {
  return useSelector((state: WithConnection) => state.connection.status);
}
