import type { ActivityDraft } from '../../realtime/domainEvents';

/** Something that happened, and when (epoch milliseconds). */
export type Told = { at: number; draft: ActivityDraft };
