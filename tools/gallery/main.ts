import type { Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../checks/steps';
import { withDemo } from '../demo';
import { type Finding, photograph } from './camera';
import { docsFolder, takeDocsPictures } from './docsPictures';
import { indexPage } from './indexPage';
import { recordStory } from './recordStory';
import { listRoutes } from './shot';
import { states } from './shots/states';

/*
 * npm run gallery [-- --only <part of a screen or state>]: pictures of every page and state (tools/gallery/shots) in
 * gallery/, with an index.html. --locale es-US takes the states without steps, which are in English. --docs takes the
 * pictures and the film of README and docs instead.
 */

const lanes = 2;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    locale: { type: 'string', default: 'en-US' },
    docs: { type: 'boolean', default: false },
  },
});
const isEnglish = options.locale === 'en-US';
const folder = join(repository, 'gallery', isEnglish ? '' : options.locale);
const shots = [...listRoutes(), ...states].filter(({ acts }) => isEnglish || acts.length === 0);
const tasks = shots
  .filter(({ screen, state }) => `${screen} ${state}`.toLowerCase().includes(options.only.toLowerCase()))
  .flatMap((shot) => shot.sizes.map((size) => ({ shot, size })));
const count = tasks.length;

await withDemo(options.docs ? takeForDocs : takeAll);

async function takeForDocs(browser: Browser, host: string): Promise<void> {
  await takeDocsPictures(browser, host);
  await recordStory(host, join(docsFolder, 'story.webm'));
}

async function takeAll(browser: Browser, host: string): Promise<void> {
  const began = performance.now();
  mkdirSync(folder, { recursive: true });
  const findings: Finding[] = [];
  const lane = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const problems = await photograph({ browser, host, folder, locale: options.locale }, task.shot, task.size);
      for (const { file, problem } of problems) console.log(`${file}: ${problem}`);
      findings.push(...problems);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  writeFileSync(join(folder, 'index.html'), indexPage(folder, shots, findings));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${count} pictures in ${folder}, ${findings.length} findings, ${seconds} s`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
