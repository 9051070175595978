import type { Fault } from '../../provider/http/faults';
import type { ScenarioName } from '../../provider/scenarios/names';
import type { Mood, Pace } from '../../provider/simulation/simulatedPeople';

/** An email or text message that the provider would have sent. */
export type SentMessage = {
  id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  /** UTC, as the API writes it. */
  sentAt: string;
};

/** An answer of the contract: a refusal, or the example of a success, as it is or without the rows of its lists. */
export type DocumentedAnswer = { status: number; content: 'example' | 'emptyLists' | 'refusal' };

/** Controls of a world for the demo panel, tests and the gallery, in addition to its API: arguments and result by name. */
export type Controls = {
  /** Signs a person in as the provider would. The token is saved before it is returned. */
  signInAs: { args: { email: string }; result: { token: string } };
  /** Gives consent on the fake consent page of a social provider. The code works for one exchange. */
  giveConsent: {
    args: { provider: 'google' | 'apple'; email: string; firstName: string; lastName: string };
    result: { code: string };
  };
  setFaults: { args: { faults: Fault[] }; result: null };
  /** Makes the next call fail, whatever it is. Comes before all other faults. */
  failNext: { args: { status: number }; result: null };
  /** The answers that the contract documents for an operation. */
  listAnswers: { args: { operation: string }; result: DocumentedAnswer[] };
  /** Answers the next call of an operation so. Comes before all other faults. */
  answerOnce: { args: { operation: string; answer: DocumentedAnswer }; result: null };
  /** JSON Schema of a documented answer; null if it is not in the contract. */
  showContract: { args: { operation: string; status: number }; result: string | null };
  /** Closes every socket with a Pusher close code. */
  dropSockets: { args: { code: number }; result: null };
  /** Starts or stops the simulated people. What is not given stays as it is. */
  setSimulation: { args: { on: boolean; pace?: Pace; mood?: Mood }; result: null };
  /** Moves the clock on, by milliseconds or to shortly before the next job: UTC afterward, null without such a job. */
  moveClock: { args: { by: number | 'nextJob' }; result: { now: string | null } };
  /** Runs this many simulated actions right away. */
  beat: { args: { times: number }; result: null };
  /** Deletes this world and creates a new one. */
  restart: { args: { scenario: ScenarioName }; result: null };
  /** Everything in the world, as a file. */
  exportWorld: { args: Record<string, never>; result: { text: string } };
  /** Replaces the world with one of a file. Fails with a sentence for people. */
  importWorld: { args: { text: string }; result: null };
  /** All messages so far, newest first. */
  listMessages: { args: Record<string, never>; result: SentMessage[] };
  /** `isChanged`: more than sign-ins was written since the scenario began. */
  describe: {
    args: Record<string, never>;
    result: { scenario: ScenarioName; newWorldReason: string | null; isChanged: boolean };
  };
};

export type ControlName = keyof Controls;
export type ControlCall = { [Name in ControlName]: { name: Name; args: Controls[Name]['args'] } }[ControlName];

export type WireRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

export type WireResponse = { status: number; headers: [string, string][]; body: ArrayBuffer };

/** Page to world. */
export type ToWorld =
  | { kind: 'request'; id: number; request: WireRequest }
  | { kind: 'socketOpen'; socket: number; url: string }
  | { kind: 'socketFrame'; socket: number; text: string }
  | { kind: 'socketClose'; socket: number }
  | { kind: 'control'; id: number; call: ControlCall }
  /** The page wants to see every call and event from now on. */
  | { kind: 'watch' }
  /** The page is closing. Its sockets are gone. */
  | { kind: 'bye' };

/** World to page. */
export type FromWorld =
  /** A null response means the connection broke before the answer. */
  | { kind: 'response'; id: number; response: WireResponse | null }
  | { kind: 'socketFrame'; socket: number; text: string }
  | { kind: 'socketClosed'; socket: number; code: number; reason: string }
  | { kind: 'controlled'; id: number; result: unknown }
  | { kind: 'controlFailed'; id: number; problem: string }
  | { kind: 'exchange'; exchange: Exchange }
  /** A message was sent, or a new world started. */
  | { kind: 'messagesChanged' }
  /** A new world replaced this page's world. */
  | { kind: 'restarted'; scenario: ScenarioName }
  /** A response or event of the fake broke the contract. */
  | { kind: 'broken'; problem: string };

/** The part of MessagePort that both sides need. */
export type Port<Out, In> = {
  postMessage: (message: Out, transfer: Transferable[]) => void;
  onmessage: ((event: MessageEvent<In>) => void) | null;
};

/** A call or an event of the world, as the console shows it: with secrets masked. */
export type Exchange = {
  /** Number in the order of arrival. */
  id: number;
  /** UTC, by the clock of the world. */
  at: string;
  /** Bytes of the answer or of the event's data. */
  bytes: number;
  /** Problems of the answer or event with its schema; null without any. */
  problem: string | null;
  /** The answer or the event's data: JSON, or the type of a file. */
  answer: string;
} & ExchangeKind;

type ExchangeKind =
  | {
      kind: 'call';
      /** Name in the contract; null for a path that it does not have. */
      operation: string | null;
      method: string;
      /** Below /api. */
      path: string;
      status: number;
      ms: number;
      /** Name of the person who called; null without a valid token. */
      who: string | null;
      contentType: string | null;
      /** JSON; null without a body, or if it is a form. */
      request: string | null;
    }
  | { kind: 'event'; event: string; channel: string };
