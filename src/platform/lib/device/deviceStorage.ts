/** The parts of the browser's storage in use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

/**
 * The browser's storage, with this page's memory for anything it refuses: it may be denied (a setting, a sandbox) or
 * full. Calls `onRefused` for each value that will be lost with the page.
 */
export function openStorage(name: 'localStorage' | 'sessionStorage', onRefused: () => void): KeyValueStorage {
  const device = deviceStorage(name);
  /** Values that the browser refused to store; null for those it refused to remove. */
  const memory = new Map<string, string | null>();
  const keys = () => {
    const onDevice = attempt(() => Array.from({ length: device?.length ?? 0 }, (_, at) => device?.key(at) ?? ''), []);
    const all = new Set([...onDevice, ...memory.keys()]);
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

/** If storage is denied, even reading the property throws. */
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
