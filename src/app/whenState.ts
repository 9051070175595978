type Readable<State> = { getState: () => State; subscribe: (listener: () => void) => () => void };

/** Resolves when the store is in such a state. */
export function whenState<State>(store: Readable<State>, isReached: (state: State) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(store.getState())) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
