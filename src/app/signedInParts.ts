/** Code that only a signed-in person needs. Loaded with the first sign-in. */
export { branchesSaga } from '../platform/branches/branchesSaga';
export { realtimeSaga } from '../platform/realtime/realtimeSaga';
export { createWaitingChanges } from '../platform/offline/waitingChanges';
export { waitingSaga } from '../platform/offline/waitingSaga';
export { defineWaitingChanges } from './waitingChanges';
