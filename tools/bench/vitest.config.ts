import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The live measurements run where the product's tests run: with its real clients, in happy-dom. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({ test: { include: ['tools/bench/*.measured.{ts,tsx}'], testTimeout: 120_000 } }),
);
