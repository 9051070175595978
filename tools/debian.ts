import { spawnSync } from 'node:child_process';

/** Installs packages of Debian if this process may; false otherwise, or if that failed. */
export function installDebianPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  console.log(`Installing ${names.join(', ')} …`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}
