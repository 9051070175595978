import type { QueryClient } from '@tanstack/react-query';
import type { Resync } from './resync';
import type { ServerEventName, ServerEvents } from './events';

/** Context of a reaction, in addition to the payload. */
export type ReactionContext = {
  queryClient: QueryClient;
  /** Refetches everything that may have been missed, together with other requests. */
  resync: Resync;
  /** The event's branch, which may not be the active one; undefined without one. */
  branchId: number | undefined;
  dispatch: (action: { type: string }) => void;
};

/** A feature's reactions to server events. */
export type Reactions = {
  [Name in ServerEventName]?: (payload: ServerEvents[Name], context: ReactionContext) => void;
};

type Handled<All extends readonly Reactions[]> = { [Index in keyof All]: keyof All[Index] }[number];
type Unhandled<All extends readonly Reactions[]> = Exclude<ServerEventName, Handled<All>>;
type Complete<All extends readonly Reactions[]> = [Unhandled<All>] extends [never]
  ? readonly Reactions[]
  : { error: `${Unhandled<All>} has no reaction` };

/** The reactions of all features. For an event that none of them handles, the compile error says "… has no reaction". */
export function allReactions<const All extends readonly Reactions[]>(...all: All): Complete<All>;
export function allReactions(...all: readonly Reactions[]): unknown {
  return all;
}
