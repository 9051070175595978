/** Completing a job, and reopening it. */
export { ReopenButton } from './ReopenButton';
export const loadCompleteDialog = async () => ({ default: (await import('./CompleteDialog')).CompleteDialog });
