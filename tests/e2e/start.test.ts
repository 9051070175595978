import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { activityRows } from './kit/demo';
import { expect, test } from './kit/stage';

const address = 'http://localhost:5173';
const timeoutMs = 60_000;

test('npm start opens the product with its world', async ({ page }) => {
  const program = spawn('npm', ['start'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, BROWSER: 'none' },
  });
  try {
    await answers();
    await page.goto(address);
    // The first visit prepares the packages, which takes a while.
    await page.getByRole('button', { name: /Priya Nair/ }).click({ timeout: timeoutMs });
    await expect(activityRows(page).first()).toBeVisible({ timeout: timeoutMs });
    await expect(page.getByRole('tab', { name: /Unread/ })).toBeVisible();
  } finally {
    // It still loads what comes after the first screen.
    await page.close();
    await stop(program);
  }
});

async function answers(): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${address}`);
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null) return;
  const ended = new Promise((settle) => program.once('exit', settle));
  process.kill(-program.pid, 'SIGTERM');
  await ended;
}
