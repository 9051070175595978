import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OperationId } from '../../generated/operations';
import { getBranchReach, listBranches } from '../access/access';
import type { UserRow } from '../store/schema';
import { canonicalText } from '../store/values';
import { dayMs } from '../time/clock';
import type { World } from '../world';
import { getBytes } from './input/files';
import { Refused, refuseRequest } from './refusal';

/** A request as the contract parsed it. */
export type Asked = { id: OperationId; params: unknown; query: unknown; body: unknown };

/** A request that may be repeated: the key with its person, and a hash of the request. */
type Repeat = { key: string; request: string };

/** Undefined for a request without a key. */
export function getRepeat(userId: number, asked: Asked, request: Request): Repeat | undefined {
  const key = request.headers.get('idempotency-key');
  return key === null ? undefined : { key: `${userId} ${key}`, request: createFingerprint(asked) };
}

/** `hasLostBranch`: the person could act in a branch then and cannot now. */
export type StoredAnswer = { answer: unknown; hasLostBranch: boolean };

/** The answer stored under a key. Refuses a key that was used for another request. */
export function findStoredAnswer(
  { tables, now }: World,
  user: UserRow,
  { key, request }: Repeat,
): StoredAnswer | undefined {
  const known = tables.replay.get(key);
  if (!known || isKeyExpired(known.created_at, now())) return undefined;
  if (known.request !== request) throw new Refused(refuseRequest.keyReused());
  const lost = known.branch_ids.filter((id) => getBranchReach(tables, user, id) !== 'open');
  const hasLostBranch = lost.some((id) => tables.branch.get(id)?.closed_at === null);
  return { answer: JSON.parse(known.body), hasLostBranch };
}

/** Stores an answer under its key and deletes expired ones. */
export function storeAnswer(world: World, user: UserRow, { key, request }: Repeat, answer: unknown): void {
  const { tables, now } = world;
  const branch_ids = listBranches(tables, user).map(({ id }) => id);
  const findOldest = () => tables.replay.one('age', 'all');
  world.change(() => {
    for (let row = findOldest(); row && isKeyExpired(row.created_at, now()); row = findOldest())
      tables.replay.remove(row.key);
    tables.replay.insert({ key, request, branch_ids, body: JSON.stringify(answer), created_at: now() });
  });
}

/** Equal for equal requests, whatever the form boundary. Files count by name and bytes. */
function createFingerprint(asked: Asked): string {
  const plain: unknown = JSON.parse(JSON.stringify(asked, (_name, value: unknown) => hashFile(value)));
  return hashBytes(utf8ToBytes(canonicalText(plain)));
}

function hashFile(value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  return { name: value instanceof File ? value.name : '', hash: hashBytes(getBytes(value)) };
}

function hashBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** Lifetime of an Idempotency-Key, in milliseconds: 24 hours (docs/product.md, "Values"). */
const keyLifetimeMs = dayMs;

/** Checks whether a key used at `usedAt` has expired. */
export function isKeyExpired(usedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(usedAt) >= keyLifetimeMs;
}
