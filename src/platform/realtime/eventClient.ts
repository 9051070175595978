import { type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';
import { refreshActive } from '../cache/refreshActive';
import { createResync } from './resync';

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
