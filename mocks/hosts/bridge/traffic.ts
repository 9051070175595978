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
