import type { SideName } from '../sides';

/**
 * A text, or a pattern of it. `{1}` in a text is what the first group of a seen pattern found; `{turn}`, `{first}` and
 * `{last}` differ each time the story begins.
 */
export type Wording = string | RegExp;

/** Element that a presenter uses, as they would name it. */
export type Target = {
  kind: 'button' | 'link' | 'field' | 'option';
  name: Wording;
  /** Title of the section or dialog that it is in. */
  inside?: string;
  /** Text of the card or row that it is in. */
  near?: Wording;
  /** Button that shows it on a phone. */
  behind?: string;
};

/** One action in the window of a side, or of the world. */
export type Action =
  | { do: 'press'; target: Target }
  | { do: 'type'; target: Target; text: string }
  /** Ticks a box, unless it is ticked. */
  | { do: 'tick'; target: Target }
  /** Types what a list is searched for, and takes the option whose title begins with it. */
  | { do: 'pick'; target: Target; text: string }
  /** The code in the newest message of the demo inbox. */
  | { do: 'pasteCode'; target: Target }
  /** A day, typed as people write it: `days` ahead, and one more each time the story begins, or the next Saturday. */
  | { do: 'typeDay'; target: Target; days: number | 'saturday' }
  | { do: 'choose'; target: Target; option: string }
  /** The clock of the demo, to a time in Phoenix on the next Saturday. */
  | { do: 'awaitSaturday'; time: string }
  /** The clock of the demo, as many days as a day that was typed, and some hours. */
  | { do: 'moveClock'; days: number; hours: number }
  /** Simulated people accept what the office has just sent them. */
  | { do: 'answer' };

export type Step = {
  side: SideName;
  /** The next thing that happens, and why it matters. */
  caption: string;
  /** Another person, or another page, on the step's side. */
  open?: { email: string; path: string };
  actions: readonly Action[];
  /** Shown when the step is done, on its side or on another. */
  seen: { side?: SideName; text: Wording };
};

/** Words by their name in a text: `{1}`. */
export type Known = Readonly<Record<string, string>>;

export type Story = {
  name: string;
  title: string;
  /** True if a phone has no screen for it: the calendar moves jobs on a desktop only. */
  isWide?: boolean;
  /** People and pages at the beginning. */
  sides: { desktop: { email: string; path: string }; phone: { email: string; path: string } };
  steps: readonly Step[];
};
