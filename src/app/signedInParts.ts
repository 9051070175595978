/** What works only for a signed-in person; loaded with the first sign-in. */
export { branchesSaga } from '../platform/branches/branchesSaga';
export { realtimeSaga } from '../platform/realtime/realtimeSaga';
export { react } from './reactions';
