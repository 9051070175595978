import { type Browser, chromium, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { pause } from '#platform/lib/pause';
import { crewIn90Seconds } from '../../mocks/demo/stage/stories/crewIn90Seconds';
import { storyTexts } from '../../mocks/demo/stage/stories/texts';
import { chromiumPath, launchArguments } from '../chromium';
import { waitForFrames } from './docsPictures';

/** Milliseconds that the film lasts at most, and that a caption is shown at least. */
const longestMs = 30_000;
const readingMs = 1_200;

/** A story on the stage as a film. The browser records its own tab, so no other program is needed. */
export async function recordStory(host: string, file: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...launchArguments, '--auto-accept-this-tab-capture'],
  });
  try {
    const page = await openStory(browser, host);
    await startRecording(page);
    await Promise.race([playAll(page), pause(longestMs)]);
    writeFileSync(file, Buffer.from(await stopRecording(page), 'base64'));
  } finally {
    await browser.close();
  }
}

async function openStory(browser: Browser, host: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
    timezoneId: 'America/Phoenix',
  });
  const page = await context.newPage();
  await page.goto(`${host}/demo`);
  await waitForFrames(page);
  await page.getByRole('button', { name: crewIn90Seconds.title }).click();
  return page;
}

async function playAll(page: Page): Promise<void> {
  const caption = page.getByRole('region', { name: storyTexts.title }).getByRole('status');
  for (const step of crewIn90Seconds.steps) {
    await pause(readingMs);
    await page.getByRole('button', { name: storyTexts.doIt }).click();
    await caption.filter({ hasNotText: step.caption }).waitFor();
  }
  await pause(readingMs);
}

/** Needs a click on the page before. */
async function startRecording(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const options = { video: { frameRate: 12 }, preferCurrentTab: true };
    const stream = await navigator.mediaDevices.getDisplayMedia(options);
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 400_000 });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    Object.assign(globalThis, { film: { recorder, parts } });
  });
}

/** The film in base64. */
async function stopRecording(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { recorder, parts } = Reflect.get(globalThis, 'film') as { recorder: MediaRecorder; parts: Blob[] };
    await new Promise((settle) => {
      recorder.onstop = settle;
      recorder.stop();
    });
    const reader = new FileReader();
    await new Promise((settle) => {
      reader.onload = settle;
      reader.readAsDataURL(new Blob(parts));
    });
    return typeof reader.result === 'string' ? reader.result.replace(/^.*?,/, '') : '';
  });
}
