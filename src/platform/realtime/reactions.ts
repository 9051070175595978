import type { QueryClient } from '@tanstack/react-query';
import type { Resync } from './resync';
import type { ServerEvents } from './events';

/** What a reaction may act upon. */
export type ReactionContext = {
  queryClient: QueryClient;
  /** Asks for everything that may have been missed, soon and together with other causes. */
  resync: Resync;
  activeBranchId: () => number;
  dispatch: (action: { type: string }) => void;
};

/** What a feature does when a server event arrives. */
export type Reactions = {
  [Name in keyof ServerEvents]?: (payload: ServerEvents[Name], context: ReactionContext) => void;
};
