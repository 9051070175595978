import { detailTexts } from './texts';

/** Files of an order (docs/product.md, "Limits"): at most ten, 10 MB each, pictures and PDFs. */
export const fileLimits = { count: 10, bytes: 10 * 1024 * 1024 } as const;
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** Why a file cannot be added to an order that has so many; undefined when it can. */
export function fileProblem({ size, type }: Pick<File, 'size' | 'type'>, count: number): string | undefined {
  if (count >= fileLimits.count) return detailTexts.tooManyFiles(fileLimits.count);
  if (size > fileLimits.bytes) return detailTexts.tooLarge;
  return fileTypes.some((known) => known === type) ? undefined : detailTexts.wrongType;
}
