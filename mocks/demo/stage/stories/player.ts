import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { createListeners } from '#platform/lib/listeners';
import { pause } from '#platform/lib/pause';
import type { WorldLink } from '../../../hosts/bridge/worldLink';
import type { SideName } from '../sides';
import { act, type Acting, lookMs, waitFor, findTarget, findText } from './act';
import type { Known, Step, Story } from './story';
import { storyTexts } from './texts';

export type Playing = {
  story: Story;
  /** Place of the step that comes next; the number of steps at the end. */
  index: number;
  isPlaying: boolean;
  isBusy: boolean;
  problem: string | null;
};

type Stage = {
  link: Promise<Pick<WorldLink, 'control'>>;
  getFrame: (side: SideName) => HTMLIFrameElement | null | undefined;
  show: (side: SideName, email: string | null, path?: string) => void;
  /** Called when a story was closed: it changed how the simulated people act. */
  onEnd: () => void;
  /** Called after the clock of the demo has moved. Resolves when the frames show the new time. */
  onMoved: () => Promise<void>;
  /** Called with the side of the next step. */
  onSide: (side: SideName) => void;
  /** Counts how often a story began, so that it can be played twice in one world. */
  turns: KeyValueStorage;
};

const turnKey = 'crewboard-stage-turn';
/** Milliseconds to read a caption before the story continues: for each letter, and at least. */
const letterMs = 65;
const beginMs = 1_600;
const leastReadingMs = 4_500;
/** Milliseconds to see where the story points. */
const pointingMs = 600;
/** Milliseconds between two checks for a step that was done by hand. */
const watchMs = 400;

/** Plays a story on the stage: by hand, step by step, or all of it. */
export class Player {
  private readonly listeners = createListeners();
  private playing: Playing | undefined;
  private known: Known = {};
  private turn = 0;
  private target: HTMLElement | undefined;
  private wasSeen = false;
  /** Number of the step's actions that are done: another attempt goes on after them, and undoes nothing. */
  private done = 0;
  private watch: ReturnType<typeof setInterval> | undefined;
  /** Number of the attempt: what an earlier one still waits for is dropped. */
  private attempt = 0;
  /** Number of times that it was set to play: an earlier run ends. */
  private run = 0;

  private readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  readonly state = (): Playing | undefined => this.playing;

  readonly subscribe = this.listeners.add;

  open(story: Story): void {
    this.close();
    const { link, show, turns } = this.stage;
    this.turn = Number(turns.getItem(turnKey) ?? 0) + 1;
    turns.setItem(turnKey, String(this.turn));
    this.known = { turn: String(this.turn).padStart(3, '0'), ...newcomerNames(this.turn) };
    this.playing = { story, index: 0, isPlaying: false, isBusy: false, problem: null };
    show('desktop', story.sides.desktop.email, story.sides.desktop.path);
    show('phone', story.sides.phone.email, story.sides.phone.path);
    show('second', null);
    void link.then((world) => world.control('setSimulation', { on: false }));
    this.enter(0);
    this.watch = setInterval(() => this.watchHand(), watchMs);
  }

  restart(): void {
    if (this.playing) this.open(this.playing.story);
  }

  close(): void {
    this.attempt += 1;
    clearInterval(this.watch);
    if (!this.playing) return;
    this.stage.onEnd();
    this.playing = undefined;
    this.set({});
  }

  go(index: number): void {
    this.attempt += 1;
    this.enter(Math.max(0, index));
  }

  /** Does all steps with pauses, or stops doing so. */
  toggle(): void {
    this.run += 1;
    this.set({ isPlaying: !this.playing?.isPlaying });
    void this.playOn(this.run);
  }

  /** Does the next step. */
  async doIt(): Promise<void> {
    const step = this.getStep();
    if (!step || this.playing?.isBusy) return;
    const attempt = this.attempt;
    this.set({ isBusy: true, problem: null });
    try {
      for (const action of step.actions.slice(this.done)) {
        await act(action, this.getActing(step, attempt));
        if (this.attempt !== attempt) return;
        this.done += 1;
      }
      const found = await waitFor(() => (this.attempt === attempt ? this.look(step) : {}));
      if (this.attempt !== attempt) return;
      if (found) this.pass(found);
      else this.fail(storyTexts.unseen);
    } catch (error) {
      if (this.attempt === attempt) this.fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** The element that the next step uses, with the frame it is in. */
  findNext(): { frame: HTMLIFrameElement; element: HTMLElement } | undefined {
    const step = this.getStep();
    const frame = step && this.stage.getFrame(step.side);
    if (!frame?.contentDocument) return undefined;
    const first = step?.actions.find((action) => 'target' in action);
    const used = this.target?.isConnected ? this.target : undefined;
    const element = used ?? (first && findTarget(frame.contentDocument, first.target, this.known));
    return element && { frame, element };
  }

  private set(change: Partial<Playing>): void {
    if (this.playing) this.playing = { ...this.playing, ...change };
    this.listeners.call();
  }

  private getStep(): Step | undefined {
    return this.playing?.story.steps[this.playing.index];
  }

  private getPage(side: SideName): Document | undefined {
    return this.stage.getFrame(side)?.contentDocument ?? undefined;
  }

  private look({ side, seen }: Step): Known | undefined {
    const page = this.getPage(seen.side ?? side);
    return page?.readyState === 'loading' || !page ? undefined : findText(page, seen.text, this.known);
  }

  private enter(index: number): void {
    this.target = undefined;
    this.done = 0;
    this.set({ index, problem: null, isBusy: false });
    const step = this.getStep();
    if (!step) return this.set({ isPlaying: false });
    this.stage.onSide(step.side);
    if (step.open) this.stage.show(step.side, step.open.email, step.open.path);
    this.wasSeen = this.look(step) !== undefined;
  }

  private pass(found: Known): void {
    this.known = { ...this.known, ...found };
    if (this.playing) this.enter(this.playing.index + 1);
  }

  private fail(problem: string): void {
    this.set({ problem, isBusy: false, isPlaying: false });
  }

  /** Someone may do the step by hand. */
  private watchHand(): void {
    const step = this.getStep();
    if (!step || this.playing?.isBusy) return;
    const found = this.look(step);
    if (found && !this.wasSeen) this.pass(found);
    else this.wasSeen = found !== undefined;
  }

  private getActing(step: Step, attempt: number): Acting {
    return {
      page: () => (this.attempt === attempt ? this.getPage(step.side) : undefined),
      link: this.stage.link,
      known: this.known,
      turn: this.turn,
      onMoved: this.stage.onMoved,
      onTarget: async (element) => {
        this.target = element;
        await pause(this.playing?.isPlaying ? pointingMs : lookMs);
      },
    };
  }

  private async playOn(run: number): Promise<void> {
    const step = this.getStep();
    await pause(getReadingMs(step?.caption ?? ''));
    if (this.run !== run || !this.playing?.isPlaying) return;
    // Another step has a caption of its own to read.
    if (this.getStep() === step) await this.doIt();
    if (this.getStep()) await this.playOn(run);
  }
}

function getReadingMs(caption: string): number {
  return Math.max(leastReadingMs, beginMs + letterMs * caption.length);
}

export const newcomers = [
  ['Maya', 'Torres'],
  ['Joel', 'Barnes'],
  ['Nina', 'Park'],
  ['Gwen', 'Jensen'],
  ['Aisha', 'Grant'],
  ['Felix', 'Pratt'],
  ['Leah', 'Novak'],
  ['Troy', 'Sandoval'],
] as const;

/** Another person each time a story begins, so that no two in a company have one name. */
function newcomerNames(turn: number): Known {
  const [first, last] = newcomers[(turn - 1) % newcomers.length] ?? newcomers[0];
  return { first, last };
}
