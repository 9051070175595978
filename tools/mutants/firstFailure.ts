import { existsSync, readFileSync } from 'node:fs';

type Report = {
  testResults?: { name: string; status: string; assertionResults?: { status: string; fullName: string }[] }[];
};

export type Failure = { file: string; test: string };

/** The first failed test in Vitest's JSON report; its file is relative to `root`. */
export function firstFailure(reportFile: string, root: string): Failure | undefined {
  if (!existsSync(reportFile)) return undefined;
  const { testResults = [] } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  for (const { name, status, assertionResults = [] } of testResults) {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.find((each) => each.status === 'failed');
    if (failed) return { file, test: failed.fullName };
    // A file that cannot be loaded has no tests to fail.
    if (status === 'failed' && assertionResults.length === 0) return { file, test: 'cannot be loaded' };
  }
  return undefined;
}
