import type { Fault } from '../faults';
import type { ScenarioName } from '../scenarios/names';

/** An e-mail or text message the provider would have sent. */
export type SentMessage = {
  id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** The one-time code it carries. */
  code: string | null;
  /** UTC, as the API writes it. */
  sentAt: string;
};

/** What a presenter, a test or the gallery may ask of a world beside its API: arguments and result by name. */
export type Controls = {
  /** Signs a person in as the provider would; the token is saved before it is given. */
  signInAs: { args: { email: string }; result: { token: string } };
  /** Gives consent on the fake's page of a social provider; the code is good for one exchange. */
  giveConsent: {
    args: { provider: 'google' | 'apple'; email: string; firstName: string; lastName: string };
    result: { code: string };
  };
  setFaults: { args: { faults: Fault[] }; result: null };
  /** Cuts every socket with a Pusher close code. */
  dropSockets: { args: { code: number }; result: null };
  setPulse: { args: { on: boolean }; result: null };
  /** Lets simulated people act so many times at once. */
  beat: { args: { times: number }; result: null };
  /** Throws this world away and begins a new one. */
  restart: { args: { scenario: ScenarioName }; result: null };
  /** Everything sent so far, newest first. */
  listMessages: { args: Record<string, never>; result: SentMessage[] };
  /** `isChanged`: something has been written since the scenario began. */
  describe: {
    args: Record<string, never>;
    result: { scenario: ScenarioName; begunAnew: string | null; isChanged: boolean };
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
  /** The page goes away: its sockets are dead. */
  | { kind: 'bye' };

/** World to page. */
export type FromWorld =
  /** No response stands for a connection that broke before the answer. */
  | { kind: 'response'; id: number; response: WireResponse | null }
  | { kind: 'socketFrame'; socket: number; text: string }
  | { kind: 'socketClosed'; socket: number; code: number; reason: string }
  | { kind: 'controlled'; id: number; result: unknown }
  | { kind: 'controlFailed'; id: number; problem: string }
  /** Another message was sent, or another world began. */
  | { kind: 'messagesChanged' }
  /** An answer or a push of the fake broke the contract. */
  | { kind: 'broken'; problem: string };

/** The part of MessagePort both sides need. */
export type Port<Out, In> = {
  postMessage: (message: Out, transfer: Transferable[]) => void;
  onmessage: ((event: MessageEvent<In>) => void) | null;
};
