import type { ActivityDraft } from '../../provider/realtime/domainEvents';

/** An activity and when it happened (epoch milliseconds). */
export type PastActivity = { at: number; draft: ActivityDraft };
