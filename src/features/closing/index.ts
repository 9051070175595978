/** Completing a job, reopening it, and changing who is a favorite or blocked afterwards. */
export { ReopenButton } from './ReopenButton';
export { WorkAgain } from './WorkAgain';
export { nameTag } from './nameTag';
export const loadCompleteDialog = async () => ({ default: (await import('./CompleteDialog')).CompleteDialog });
