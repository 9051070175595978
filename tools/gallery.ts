import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from './chromium';
import { freePort } from './e2e/freePort';
import { serveFolder } from './e2e/staticHost';
import { type Finding, groupIntoRolls, take } from './gallery/camera';
import { locale } from './gallery/languages';
import { indexPage } from './gallery/indexPage';
import { sizeNames } from './gallery/shot';
import { repository, runSteps } from './steps';

/*
 * npm run gallery [-- --only <part of a screen or state>]: pictures of every screen and state (tools/gallery/shots.ts)
 * at both widths, in gallery/ with an index.html. --size wide, narrow or smallest takes one width. --built <folder> takes a demo that is built already. --locale es-US or
 * en-XA (lengthened English) takes them in that language, in a folder of its own.
 */

// The shots read texts as they are loaded, so the texts of that language are there first.
const { shots, getTitle } = await import('./gallery/shots');

const lanes = 3;
const longestRoll = 12;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string' },
    built: { type: 'string' },
    locale: { type: 'string' },
  },
});
const wanted = shots.filter((shot) =>
  `${shot.screen} ${getTitle(shot)} ${shot.state}`.toLowerCase().includes(options.only.toLowerCase()),
);
const folder = join(repository, 'gallery', ...(locale === 'en-US' ? [] : [locale]));
mkdirSync(folder, { recursive: true });

const began = performance.now();
const built = await builtDemo();
process.exitCode = built === undefined ? 1 : await photograph(built);

async function builtDemo(): Promise<string | undefined> {
  if (options.built !== undefined) return resolve(options.built);
  const outDir = join(repository, 'test-results/builds/gallery');
  const command = ['vite', 'build', '--config', 'vite.demo.config.ts', '--outDir', outDir] as const;
  const [outcome] = await runSteps([{ name: 'demo build', command }]);
  return outcome?.ok ? outDir : undefined;
}

/** The exit code: 1 when a screenshot has findings. */
async function photograph(build: string): Promise<number> {
  const port = await freePort();
  const host = await serveFolder({ folder: build, missing: '404.html' }, port);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  const rolls = sizeNames
    .filter((size) => options.size === undefined || options.size === size)
    .flatMap((size) => groupIntoRolls(wanted, size, longestRoll));
  const count = rolls.reduce((sum, roll) => sum + roll.shots.length, 0);
  rolls.sort((one, other) => other.shots.length - one.shots.length);
  const findings: Finding[] = [];
  const lane = async () => {
    for (let roll = rolls.shift(); roll; roll = rolls.shift()) {
      const found = await take(browser, `http://localhost:${port}`, folder, roll);
      for (const { file, problem } of found) console.log(`${file}: ${problem}`);
      findings.push(...found);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await browser.close();
    host.close().closeAllConnections();
  }
  writeFileSync(join(folder, 'index.html'), indexPage(folder, shots, getTitle, findings));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${count} pictures in gallery/index.html, ${findings.length} findings, ${seconds} s`);
  return findings.length > 0 ? 1 : 0;
}
