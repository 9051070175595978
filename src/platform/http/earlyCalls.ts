import { currentLocale } from '../lib/locale';
import { splitCall, toCallKey } from './callAddress';

/** What came back; the sender of a call turns it into an answer. */
export type EarlyAnswer = { status: number; body: unknown; headers: Headers; sentAt: number };

type EarlyCalls = {
  token: string;
  startedAt: number;
  answers: Map<string, Early>;
  /** Those that are here already. */
  arrived: Map<string, EarlyAnswer>;
};

type Early = Promise<EarlyAnswer | undefined>;

/** Milliseconds in which the app must take over a call. Later, what it says may no longer be true. */
const takenWithin = 15_000;

let early: EarlyCalls | undefined;

/** Sends reads while the app still loads. `calls` are paths of the API with their queries. */
export function startEarlyCalls(apiUrl: string, token: string, calls: readonly string[]): void {
  const arrived: EarlyCalls['arrived'] = new Map();
  const answers = calls.map((call) => {
    const key = toCallKey(...splitCall(call));
    const answer = send(apiUrl + call, token).then((sent) => {
      if (sent) arrived.set(key, sent);
      return sent;
    });
    return [key, answer] as const;
  });
  early = { token, startedAt: Date.now(), answers: new Map(answers), arrived };
}

/** Whether the calls of the first screen were sent already. */
export function hasEarlyCalls(): boolean {
  return early !== undefined;
}

/** Resolves when each of these early calls, by their keys, has its answer or got none. */
export async function whenArrived(isAwaited: (callKey: string) => boolean): Promise<void> {
  const awaited = [...(early?.answers ?? [])].filter(([key]) => isAwaited(key));
  await Promise.all(awaited.map(([, answer]) => answer));
}

/**
 * The answer of a call that was sent while the app loaded. Each is used once, by the person whose token it was sent
 * with. Undefined when there is none, or when it got no answer: the app then sends the call itself.
 */
export function takeEarlyAnswer(path: string, query: string, token: string | null): Early | undefined {
  const key = toCallKey(path, query);
  const usable = getUsable(token);
  const answer = usable?.answers.get(key);
  usable?.answers.delete(key);
  return answer;
}

/** An answer that is here already. It stays until it is taken, because only one that says what was asked for is used. */
export function peekEarlyAnswer(path: string, query: string, token: string | null): EarlyAnswer | undefined {
  const key = toCallKey(path, query);
  const usable = getUsable(token);
  return usable?.answers.has(key) ? usable.arrived.get(key) : undefined;
}

function getUsable(token: string | null): EarlyCalls | undefined {
  if (!early || early.token !== token || Date.now() - early.startedAt > takenWithin) return dropEarlyCalls();
  return early;
}

/** After a refused token, and at the end of the session, no answer is used anymore. */
export function dropEarlyCalls(): undefined {
  early = undefined;
  return undefined;
}

async function send(address: string, token: string): Promise<EarlyAnswer | undefined> {
  const sentAt = Date.now();
  try {
    const headers = {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      Authorization: `Bearer ${token}`,
    };
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(takenWithin) });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers, sentAt };
  } catch {
    return undefined;
  }
}
