import type { QueryClient } from '@tanstack/react-query';
import type { Resync } from './resync';
import type { ServerEventName, ServerEvents } from './events';

/** What a reaction knows of its event beside the payload, and may act upon. */
export type ReactionContext = {
  queryClient: QueryClient;
  /** Asks for everything that may have been missed, soon and together with other causes. */
  resync: Resync;
  /** The branch the event is about, which need not be the active one; undefined when it is about none. */
  branchId: number | undefined;
  dispatch: (action: { type: string }) => void;
};

/** What a feature does when a server event arrives. */
export type Reactions = {
  [Name in ServerEventName]?: (payload: ServerEvents[Name], context: ReactionContext) => void;
};

type Handled<All extends readonly Reactions[]> = { [Index in keyof All]: keyof All[Index] }[number];
type Complete<All extends readonly Reactions[]> = [Exclude<ServerEventName, Handled<All>>] extends [never]
  ? All
  : { eventsWithoutReaction: Exclude<ServerEventName, Handled<All>> };

/** The reactions of all features together; an event that none of them handles does not compile. */
export function allReactions<const All extends readonly Reactions[]>(
  ...all: All & Complete<All>
): readonly Reactions[] {
  return all;
}
