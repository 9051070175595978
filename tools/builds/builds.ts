import { join } from 'node:path';
import { repository, runSteps } from '../checks/steps';

/** Builds into a folder of test-results/builds and returns it. Throws an error if that fails. */
export async function build(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const folder = join(repository, 'test-results/builds', name);
  const command = ['vite', 'build', ...args, '--outDir', folder, '--emptyOutDir'] as const;
  const [outcome] = await runSteps([{ name: `${name} build`, command, env }]);
  if (!outcome?.ok) throw new Error(`The build "${name}" failed`);
  return folder;
}

let demo: Promise<string> | undefined;

/** Builds the demo once; returns its folder. */
export const buildDemo = (): Promise<string> => (demo ??= build('demo', ['--config', 'vite.demo.config.ts']));
