import { words } from './words';

const reasons = (): Readonly<Record<string, string>> => words.cancelReason;

/** Why a job was canceled; undefined for a missing or unknown reason. */
export function getCancelReason(code: string | null): string | undefined {
  return code !== null && Object.hasOwn(reasons(), code) ? reasons()[code] : undefined;
}
