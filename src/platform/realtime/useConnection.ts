import { useSelector } from 'react-redux';
import type { ConnectionState, ConnectionStatus } from './slice';

type WithConnection = { connection: ConnectionState };

/** Status of the live connection, for banners and tests. */
export function useConnectionStatus(): ConnectionStatus {
  return useSelector((state: WithConnection) => state.connection.status);
}
