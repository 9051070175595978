// MSW's cookie store reads localStorage when it is imported. A worker has none, and a page may be denied access.
if (!hasLocalStorage()) {
  const values = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
}

function hasLocalStorage(): boolean {
  try {
    return 'localStorage' in globalThis && Boolean(globalThis.localStorage);
  } catch {
    return false;
  }
}
