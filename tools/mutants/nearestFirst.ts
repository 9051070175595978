import { relative } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { needsPage } from '../vite/groupByEnvironment.ts';

/**
 * Runs the tests that are most likely to catch a fault first: tests of the file itself, then of its folder, then tests
 * that need no page. FAULTY_FILE names the file.
 */
export class NearestFirst extends BaseSequencer {
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
