/** Completing a job, reopening it, and changing who is a favorite or blocked afterwards. */
export { ReopenButton } from './ReopenButton';
export { WorkAgain, nameTag } from './WorkAgain';
export const loadCompleteDialog = async () => ({ default: (await import('./CompleteDialog')).CompleteDialog });
