import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach } from 'vitest';
import { forgetServerDate } from '../../src/platform/lib/serverClock';

// A screen's code is loaded when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// Each test begins on a device nobody has typed on: files share a worker, and with it what one of them kept.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  cleanup();
  // The next world has a clock of its own.
  forgetServerDate();
});
