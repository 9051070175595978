import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Runs the measurement of pushes with the product's real clients, in happy-dom. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({ test: { include: ['tools/bench/*.measured.ts'], testTimeout: 120_000 } }),
);
