import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { repository } from '../checks/steps';

/*
 * tsx tools/builds/licenses.ts <folder>: writes the licenses of all packages in a build to its `licenses.txt`, after
 * `npm run build` and `npm run build:demo`. Source maps name the packages, in workers too, which Vite's own
 * `build.license` leaves out.
 */

/** Packages without code: the fonts of screens and of invoices. */
const withoutMaps = ['@fontsource-variable/inter', '@expo-google-fonts/inter'];
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const licenseFile = /^(licen[sc]e|copying)/i;

const [folder = 'dist'] = process.argv.slice(2);
const licenses = listPackages().map(describeLicense).toSorted();
writeFileSync(join(folder, 'licenses.txt'), `${licenses.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
console.log(`${licenses.length} licenses in ${folder}`);

/** Folders of all packages in the build, without duplicates. */
function listPackages(): string[] {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((file) => {
    const map = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] };
    return map.sources.map((source) => resolve(folder, dirname(file), source));
  });
  const folders = sources.flatMap((source) => packageFolder.exec(source) ?? []);
  if (folders.length === 0) throw new Error(`${folder} has no source maps that name packages`);
  return [...new Set([...folders, ...withoutMaps.map((name) => join(repository, 'node_modules', name))])];
}

/** Name, version and license of a package, with the texts that the package has. */
function describeLicense(path: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as PackageJson;
  const files = readdirSync(path).filter((entry) => licenseFile.test(entry));
  const texts = files.map((file) => `\n\n${readFileSync(join(path, file), 'utf8').trim()}`);
  if (license === undefined && texts.length === 0) throw new Error(`${name} has no license`);
  return `${name} ${version}${license === undefined ? '' : ` (${license})`}${texts.join('')}`;
}

type PackageJson = { name: string; version: string; license?: string };
