import { attachmentLimits } from '#domain/limits';
import { formatNumber } from '#platform/lib/text';
import { fileTexts as texts } from '../texts';

/** Files of an order: pictures and PDFs (docs/product.md, "Limits"). */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** Splits chosen files into those an order with `count` files can take and the problems of the others. */
export function splitFiles(chosen: readonly File[], count: number): { good: File[]; problems: string[] } {
  const good: File[] = [];
  const problems = chosen.flatMap((file) => {
    const problem = findFileProblem(file, count + good.length);
    if (problem === undefined) good.push(file);
    return problem === undefined ? [] : [texts.refused(file.name, problem)];
  });
  return { good, problems };
}

/** Reason a file cannot be added to an order with `count` files; undefined if it can. */
export function findFileProblem({ size, type }: Pick<File, 'size' | 'type'>, count: number): string | undefined {
  if (count >= attachmentLimits.count) return texts.tooMany(attachmentLimits.count);
  if (size > attachmentLimits.bytes) return texts.tooLarge;
  return fileTypes.some((known) => known === type) ? undefined : texts.wrongType;
}

/** Formats a file size: "340 KB", "2.4 MB". */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return texts.kilobytes(String(kilobytes));
  return texts.megabytes(formatNumber(kilobytes / 1000, 1));
}
