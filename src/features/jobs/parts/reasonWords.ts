import { words } from './words';

const reasons = (): Readonly<Record<string, string>> => words.cancelReason;

/** Why a job was called off; undefined where no reason is known, or none we have words for. */
export function reasonWords(code: string | null): string | undefined {
  return code !== null && Object.hasOwn(reasons(), code) ? reasons()[code] : undefined;
}
