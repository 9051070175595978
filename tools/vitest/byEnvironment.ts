import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts test files by their environment, those with a page first. Vitest keeps a worker and its loaded modules only
 * while the next file uses the same environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [bare, paged] = [true, false].map((wanted) => sorted.filter((file) => isBare(file) === wanted));
    return [...(paged ?? []), ...(bare ?? [])];
  }
}

const isBare = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('@vitest-environment node');
