import { relative } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vitest.config.ts';
import { needsPage } from '../vite/groupByEnvironment.ts';

/**
 * Runs the tests that are most likely to catch a fault first: tests of the file itself, then of its folder, then tests
 * that need no page. FAULTY_FILE names the file.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const faulty = process.env['FAULTY_FILE'] ?? '';
    const distances = new Map(files.map((file) => [file, distanceTo(faulty, file.moduleId)]));
    return files.toSorted((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
  }
}

function distanceTo(faulty: string, test: string): number {
  const path = relative(process.cwd(), test);
  const subject = path.replace(/\.test\.tsx?$/, '');
  if (subject === faulty.replace(/\.tsx?$/, '')) return 0;
  if (getFolder(path) === getFolder(faulty)) return 1;
  const isSameFeature = getFolder(path).startsWith(getFolder(getFolder(faulty)));
  return 2 + (isSameFeature ? 0 : 2) + (needsPage(test) ? 1 : 0);
}

const getFolder = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export default mergeConfig(base, {
  test: {
    root: process.cwd(),
    sequence: { sequencer: NearestFirst },
    // A slow machine must not look like a caught fault.
    testTimeout: 60_000,
  },
});
