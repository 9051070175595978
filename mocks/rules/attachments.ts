import { imageOf } from './image';

/** Files of an order: so many, so large; one larger than `kept` is not kept by the fake (docs/product.md, "Limits"). */
export const attachmentLimits = { count: 10, bytes: 10 * 1024 * 1024, kept: 1024 * 1024 } as const;

/** What stands in for a file too large to be kept. */
export const keptText = 'This file was larger than 1 MB. The demo keeps its name and size only.';

/** What a file is by its own first bytes: an image or a PDF; undefined for anything else. */
export function attachmentType(bytes: Uint8Array): string | undefined {
  const isPdf = [0x25, 0x50, 0x44, 0x46].every((byte, place) => bytes[place] === byte);
  return isPdf ? 'application/pdf' : imageOf(bytes)?.type;
}
