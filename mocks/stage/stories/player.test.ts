import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Player } from './player';
import type { Step, Story } from './story';

const side = { email: 'dana@coppermesa.example', path: '/company/activity' };
const steps = Array.from({ length: 9 }, (): Step => {
  return { side: 'desktop', caption: 'Read this.', actions: [], seen: { text: 'Seen' } };
});
const story: Story = { name: 'a', title: 'A', sides: { desktop: side, phone: side }, steps };
const readingMs = 4_500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  document.body.innerHTML = '<p>Seen</p>';
  onTestFinished(() => void vi.useRealTimers());
});

/** A player of a story whose steps are done as soon as they are tried. */
function openPlayer(): Player {
  const frame = document.createElement('iframe');
  Object.defineProperty(frame, 'contentDocument', { value: document });
  const ignore = () => undefined;
  const player = new Player({
    link: Promise.resolve({ control: () => Promise.resolve({} as never) }),
    getFrame: () => frame,
    show: ignore,
    onEnd: ignore,
    onMoved: ignore,
    onSide: ignore,
    turns: localStorage,
  });
  player.open(story);
  onTestFinished(() => player.close());
  return player;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const getStep = (player: Player) => player.state()?.index;

it('a story that plays leaves time to read each caption', async () => {
  const player = openPlayer();
  player.toggle();
  await pass(readingMs - 10);
  expect(getStep(player)).toBe(0);
  await pass(20);
  expect(getStep(player)).toBe(1);
  await pass(readingMs);
  expect(getStep(player)).toBe(2);
});

it('a story that was paused and continued skips no caption', async () => {
  const player = openPlayer();
  for (let times = 0; times < 3; times += 1) player.toggle();
  await pass(readingMs + 10);
  expect(getStep(player)).toBe(1);
});

it('a story that was moved to another step plays on from there', async () => {
  const player = openPlayer();
  player.toggle();
  await pass(1_000);
  player.go(5);
  await pass(readingMs);
  expect(getStep(player)).toBe(5);
  await pass(readingMs);
  expect(getStep(player)).toBe(6);
});
