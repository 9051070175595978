/** Functions to call back. `add` returns the function that removes the listener. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    call: (...args: Args) => listeners.forEach((listener) => listener(...args)),
    add: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
