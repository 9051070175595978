import { codeLabels } from '#domain/orders/labels';

const names: Readonly<Record<string, string>> = codeLabels.en.rejectReason;

/** The reason of someone who declined; "Other" for one that a newer provider sends. */
export function nameReason(reason: string): string {
  return names[reason] ?? codeLabels.en.rejectReason.other;
}
