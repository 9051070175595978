import { QueryClient, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';
import { refreshActive } from '../cache/queryClient';
import type { ServerEventName, ServerEvents } from './events';
import { type Resync, createResync } from './resync';

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

/** Shorter than a resync's: an event is shown soon. */
const intervals = { min: 250, max: 2000 };

/**
 * The app's cache for reactions to events. What they invalidate is stale immediately, and refetched together with what
 * other events of a burst invalidate: each event alone would cancel and restart every list.
 */
export class EventClient extends QueryClient {
  readonly #affected = new Set<string>();
  readonly #refetch;

  constructor(app: QueryClient) {
    super({
      queryCache: app.getQueryCache(),
      mutationCache: app.getMutationCache(),
      defaultOptions: app.getDefaultOptions(),
    });
    this.#refetch = createResync(() => {
      const affected = new Set(this.#affected);
      this.#affected.clear();
      refreshActive(app, ({ queryHash }) => affected.has(queryHash));
    }, intervals);
  }

  override invalidateQueries<Tagged extends QueryKey>(filters: InvalidateQueryFilters<Tagged> = {}): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      query.invalidate();
      this.#affected.add(query.queryHash);
    }
    this.#refetch.request();
    return Promise.resolve();
  }
}
