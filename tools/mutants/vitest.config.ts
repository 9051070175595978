import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { NearestFirst } from './nearestFirst.ts';

export default mergeConfig(base, {
  test: {
    root: process.cwd(),
    sequence: { sequencer: NearestFirst },
    // A slow machine must not look like a caught fault.
    testTimeout: 60_000,
  },
});
