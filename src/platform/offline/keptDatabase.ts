import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, getMany, keys, type UseStore } from 'idb-keyval';
import type { DraftOwner } from '../drafts/draftKey';
import { fingerprint } from '../lib/fingerprint';

/** Who is signed in, and with which token. */
export type KeptSession = { owner: DraftOwner; token: string };

/** Opens the database with the answers of all sessions and profiles. */
export const openKeptDatabase = (): UseStore => createStore('crewboard-answers', 'answers');

/** The text that names a session without its token. */
export function toSessionId({ owner, token }: KeptSession): string {
  return `${owner}#${fingerprint(token)}`;
}

/** What the keys of a session's answers start with; the hash of a query follows. */
export function toOwnPrefix(profile: string, session: KeptSession): string {
  return `${profile}${toSessionId(session)}/`;
}

/** Answers by their keys in the database. */
type Entries = ReadonlyMap<string, PersistedQuery>;
type Ahead = { own: string; entries: Promise<Entries> };

let ahead: Ahead | undefined;

/**
 * Starts to read what the first screen shows, while the app still loads. `isWanted` is asked for the hash of each query.
 * What could not be read is read again when it is asked for.
 */
export function readAhead(profile: string, session: KeptSession, isWanted: (queryHash: string) => boolean): void {
  const own = toOwnPrefix(profile, session);
  ahead = { own, entries: readEntries(`${own}-`, isWanted).catch(() => new Map()) };
}

/** What was read for the session with these keys, once. Nothing for another one. */
export async function takeAhead(own: string): Promise<Entries> {
  const entries = ahead?.own === own ? ahead.entries : undefined;
  ahead = undefined;
  return entries ?? new Map();
}

async function readEntries(prefix: string, isWanted: (queryHash: string) => boolean): Promise<Entries> {
  const store = openKeptDatabase();
  const known = await keys<string>(store);
  const wanted = known.filter((key) => key.startsWith(prefix) && isWanted(key.slice(prefix.length)));
  const entries = await getMany<PersistedQuery>(wanted, store);
  return new Map(wanted.flatMap((key, at) => toPair(key, entries[at])));
}

/** Nothing for an answer that was deleted meanwhile. */
function toPair(key: string, entry: PersistedQuery | undefined): Array<[string, PersistedQuery]> {
  return entry ? [[key, entry]] : [];
}
