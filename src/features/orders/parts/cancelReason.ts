import { labels } from './labels';

const reasons = (): Readonly<Record<string, string>> => labels.cancelReason;

/** Reason a job was canceled; undefined for a missing or unknown reason. */
export function getCancelReason(code: string | null): string | undefined {
  return code !== null && Object.hasOwn(reasons(), code) ? reasons()[code] : undefined;
}
