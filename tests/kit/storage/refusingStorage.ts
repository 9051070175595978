type StorageCall = 'getItem' | 'setItem' | 'removeItem' | 'key';

/** A browser storage that refuses those calls, as a full or a denied one does. */
export function refusingStorage(...calls: StorageCall[]): Storage {
  return refuseCalls(new Storage(), ...calls);
}

/**
 * Makes a storage refuse those calls. Replace the global one with it by `vi.stubGlobal`: a spy on
 * `Storage.prototype` stays with every storage that is first used while the spy is there.
 */
export function refuseCalls(storage: Storage, ...calls: StorageCall[]): Storage {
  for (const call of calls) Object.defineProperty(storage, call, { value: refuse });
  return storage;
}

function refuse(): never {
  throw new DOMException('Not here', 'SecurityError');
}
