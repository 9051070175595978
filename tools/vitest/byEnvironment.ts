import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts test files by the environment they name, those with a page first. Vitest keeps a worker, and with it every
 * module it has loaded, only while the next file wants the same environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [bare, paged] = [true, false].map((wanted) => sorted.filter((file) => isBare(file) === wanted));
    return [...(paged ?? []), ...(bare ?? [])];
  }
}

const isBare = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('@vitest-environment node');
