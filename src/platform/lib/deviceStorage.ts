/** What is used of the browser's storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

/**
 * The browser's storage, or this page's memory for whatever it does not take: it may be denied (a setting, a sandbox), or
 * full. `onRefused` hears of each value that will not outlive the page.
 */
export function openStorage(name: 'localStorage' | 'sessionStorage', onRefused: () => void): KeyValueStorage {
  const device = deviceStorage(name);
  /** What the browser did not take; null for what it did not remove. */
  const memory = new Map<string, string | null>();
  const keys = () => {
    const kept = attempt(() => Array.from({ length: device?.length ?? 0 }, (_, at) => device?.key(at) ?? ''), []);
    const all = new Set([...kept, ...memory.keys()]);
    return [...all].filter((key) => memory.get(key) !== null);
  };
  return {
    getItem: (key) => memory.get(key) ?? (memory.has(key) ? null : attempt(() => device?.getItem(key) ?? null, null)),
    setItem: (key, value) => {
      memory.delete(key);
      if (attempt(() => write(device, key, value), false)) return;
      memory.set(key, value);
      onRefused();
    },
    removeItem: (key) => {
      memory.delete(key);
      if (!attempt(() => remove(device, key), false)) memory.set(key, null);
    },
    clear: () => {
      memory.clear();
      attempt(() => device?.clear(), undefined);
    },
    key: (at) => keys()[at] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/** Asking for it is refused already where storage is denied. */
function deviceStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  return attempt(() => globalThis[name], undefined);
}

function write(device: Storage | undefined, key: string, value: string): boolean {
  device?.setItem(key, value);
  return device !== undefined;
}

function remove(device: Storage | undefined, key: string): boolean {
  device?.removeItem(key);
  return true;
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
