import type { Attachment } from '../../../src/generated/model';
import { identifyImage, findSizeProblem } from './image';
import type { FieldProblems } from '../orders/orderFields';
import { dayMs } from '../../times';

/** Files of an order: so many, so large; one larger than `kept` is not kept by the fake (docs/product.md, "Limits"). */
export const attachmentLimits = { count: 10, bytes: 10 * 1024 * 1024, kept: 1024 * 1024 } as const;

/** How long a file waits for an order that names it, in milliseconds: 24 hours. */
export const fileWaits = dayMs;

/** The text that replaces a file too large to be kept. */
export const keptText = 'This file was larger than 1 MB. The demo keeps its name and size only.';

/** What a file is by its own first bytes: an image of a size that can be shown, or a PDF; undefined for anything else. */
export function identifyAttachment(bytes: Uint8Array): { type: string; problem: string | null } | undefined {
  const isPdf = [0x25, 0x50, 0x44, 0x46].every((byte, place) => bytes[place] === byte);
  if (isPdf) return { type: 'application/pdf', problem: null };
  const image = identifyImage(bytes);
  return image && { type: image.type, problem: findSizeProblem(image) };
}

/** Whether a file that was sent then has waited too long (instants as the API writes them). */
export function hasWaitedTooLong(sentAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(sentAt) >= fileWaits;
}

/**
 * The files an order form names, each once and in its order, out of those it may: its own and those that wait for it.
 * Whatever it names beside them is a problem of that entry.
 */
export function findNamedFiles(
  ids: readonly number[],
  find: (id: number) => Attachment | undefined,
): { files: Attachment[]; problems: FieldProblems } {
  const problems: FieldProblems = {};
  const files = new Map<number, Attachment>();
  ids.forEach((id, place) => {
    const file = find(id);
    if (file) files.set(id, file);
    else problems[`attachment_ids.${place}`] = ['This file is no longer there. Add it again.'];
  });
  return { files: [...files.values()], problems };
}
