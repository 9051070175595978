import { defineAttendance } from '../features/helper';
import type { WaitingChanges } from '../platform/offline/waitingChanges';

/** All changes that may wait for the network. */
export function defineWaitingChanges(waiting: WaitingChanges): void {
  defineAttendance(waiting);
}
