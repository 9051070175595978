import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import * as react from 'react';
import { afterEach, beforeEach } from 'vitest';

// A screen's code is loaded when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// React writes down where each element was made, for developer tools, until it has done so ten thousand times in a second.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the places where elements were made elsewhere now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

// Each test begins on a device nobody has typed on: files share a worker, and with it what one of them kept.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(cleanup);
