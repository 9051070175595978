import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Player } from './player';
import { press, tick, type Action, type Step, type Story } from './story';

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
afterEach(() => document.body.replaceChildren());

/** A player of a story whose steps are done as soon as they are tried. */
function openPlayer(played = story, show = (..._side: unknown[]) => {}): Player {
  const frame = document.createElement('iframe');
  Object.defineProperty(frame, 'contentDocument', { value: document });
  const ignore = () => undefined;
  const player = new Player({
    link: Promise.resolve({ control: () => Promise.resolve({} as never) }),
    getFrame: () => frame,
    show,
    onEnd: ignore,
    onMoved: () => Promise.resolve(),
    onSide: ignore,
    turns: localStorage,
  });
  player.open(played);
  onTestFinished(() => player.close());
  return player;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const getStep = (player: Player) => player.state()?.index;

it('a story begins without the second phone of an earlier one', () => {
  const show = vi.fn();
  openPlayer(story, show);
  expect(show).toHaveBeenCalledWith('second', null);
});

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

it('a step that is tried again goes on after what is done, and unticks nothing', async () => {
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const add = vi.fn();
  const show = (html: string) => {
    document.body.innerHTML = html;
    document.querySelector('button')?.addEventListener('click', add);
  };
  const actions: Action[] = [tick('Helper'), press('button', 'Add'), press('button', 'Save')];
  const step: Step = { side: 'desktop', caption: 'Add.', actions, seen: { text: 'Saved' } };
  const player = openPlayer({ ...story, steps: [step] });
  show('<label>Helper<input type="checkbox" checked></label><button>Add</button><button disabled>Save</button>');
  const tried = player.doIt();
  await pass(60_000);
  await tried;
  expect(player.state()?.problem).toMatch(/Save/);
  show('<label>Helper<input type="checkbox" checked></label><button>Add</button><button>Save</button>');
  document.querySelectorAll('button')[1]?.addEventListener('click', () => document.body.append('Saved'));
  void player.doIt();
  await pass(1_000);
  expect(getStep(player)).toBe(1);
  expect(add).toHaveBeenCalledOnce();
});
