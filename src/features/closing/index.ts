/** Completing a job, and reopening it. They need the texts of `closingCatalog`. */
export { ReopenButton } from './ReopenButton';
export const loadCompleteDialog = async () => ({ default: (await import('./CompleteDialog')).CompleteDialog });
