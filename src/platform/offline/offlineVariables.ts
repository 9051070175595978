import type { MutationKey, MutationState } from '@tanstack/react-query';
import type { DraftOwner } from '../drafts/draftKey';

/** Request of an offline change. */
export type OfflineVariables<Sent extends object> = {
  owner: DraftOwner;
  /** The idempotency key. */
  key: string;
  /** ISO timestamp by the clock of the device, which may change. */
  queuedAt: string;
  /** When the provider first failed on it, as an ISO timestamp. */
  failedAt?: string | undefined;
  /** Place in the order they were made, from 1. */
  place: number;
  /** Action in words, for the list of offline and refused changes. */
  text: string;
  /** The thing it is about, such as `invitation-7`. */
  about: string;
  sent: Sent;
  /** The row that lists hide, of a change that can be undone for a moment. */
  row?: { list: string; key: number } | undefined;
  /** Beginnings of the addresses of calls that wait until this change is sent. */
  touches?: readonly string[] | undefined;
  /**
   * Facts that the change is sent with if they are known in time, such as a location. It never fails. Only the page that
   * made the change has it: a stored change is sent with the facts that were known when the app was closed.
   */
  late?: Promise<Partial<Sent> | undefined> | undefined;
};

const first = 'waiting';

export const offlineKey = (name?: string): MutationKey => (name === undefined ? [first] : [first, name]);

/** Waiting changes are sent one after the other. */
export const offlineScope = { id: first };

/** The part of a mutation that these functions read. */
export type MadeChange = {
  options: { mutationKey?: MutationKey | undefined };
  state: Pick<MutationState, 'variables' | 'status' | 'error'>;
};

/** The variables of a waiting change; undefined for any other mutation, and before it was started. */
export function getVariables({ options, state }: MadeChange): OfflineVariables<object> | undefined {
  return options.mutationKey?.[0] === first && isVariables(state.variables) ? state.variables : undefined;
}

function isVariables(value: unknown): value is OfflineVariables<object> {
  return typeof value === 'object' && value !== null && 'owner' in value && 'key' in value && 'queuedAt' in value;
}

/** The place of the next change, after the changes this page knows. */
export function getNextPlace(known: readonly MadeChange[]): number {
  return Math.max(0, ...known.map((change) => getVariables(change)?.place ?? 0)) + 1;
}
