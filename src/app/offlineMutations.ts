import { defineAnswers, defineAttendance } from '../features/helper';
import { defineJobChanges } from '../features/jobs/orders/undoableApi';
import { defineRequestChanges } from '../features/team';
import type { OfflineMutations } from '#platform/offline/offlineMutations';

/** All changes that may wait: for the network, or because they can be undone. */
export function defineOfflineMutations(waiting: OfflineMutations): void {
  defineAttendance(waiting);
  defineAnswers(waiting);
  defineJobChanges(waiting);
  defineRequestChanges(waiting);
}
