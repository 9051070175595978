// @vitest-environment node
import { expect, test } from 'vitest';
import { splitOperations } from '../../tools/vite/operationModules';

const code = `import { useQuery } from '@tanstack/react-query';
import type { Job } from '../../model';

type Options = { signal?: AbortSignal };

const withKey = (query: object) => query;

/** Reads a job, which editJob changes. */
export const getJob = (id: number) => http<Job>(\`/jobs/\${id}\`);

export const getJobKey = (id: number) => ['jobs', id];

export type JobResult = ReturnType<typeof getJob>;

export function useJob(id: number): Job;
export function useJob(id: number, options?: Options): Job;
export function useJob(id: number) {
  return withKey(useQuery({ queryKey: getJobKey(id), queryFn: () => getJob(id) }));
}

export const editJob = (id: number) => http(\`/jobs/\${id}\`);
`;
const parts = splitOperations(code, './jobs.ts?operation=');
const getExports = (name: string) =>
  [...(parts.get(name) ?? '').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, each]) => each);

test('functions that use each other are one module, and helpers have their own', () => {
  expect([...parts.keys()]).toEqual(['getJob', 'editJob', 'withKey']);
  expect(getExports('getJob')).toEqual(['getJob', 'getJobKey', 'useJob', 'useJob', 'useJob']);
  expect(getExports('editJob')).toEqual(['editJob']);
  expect(getExports('withKey')).toEqual(['withKey']);
});

test('each module imports what the whole one imports, and the helpers', () => {
  expect(parts.get('editJob')).toContain("import { useQuery } from '@tanstack/react-query';");
  expect(parts.get('editJob')).toContain("import { withKey } from './jobs.ts?operation=withKey';");
});
