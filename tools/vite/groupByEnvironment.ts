import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Runs all tests that need a page, then all others. Vitest ends a worker when its next file has another environment, and
 * the new one loads every module again.
 */
export class GroupByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const withoutPage = new Set(sorted.filter(({ moduleId }) => !needsPage(moduleId)));
    return [...sorted.filter((file) => !withoutPage.has(file)), ...withoutPage];
  }
}

/** True unless the file asks for Node alone in its first lines. */
export const needsPage = (file: string): boolean => !readFileSync(file, 'utf8').includes('@vitest-environment node');
