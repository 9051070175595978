import type { Attachment } from '#generated/model';
import { identifyImage, findSizeProblem } from './image';
import type { FieldProblems } from '../../../orders/rules/orderFields';
import { dayMs } from '../../time/times';

/** A larger file of an order is not kept by the fake (docs/product.md, "Limits"). */
export const maxStoredBytes = 1024 * 1024;

/** Time that an uploaded file is stored without an order: 24 hours, in milliseconds. */
const fileWaits = dayMs;

/** The text that replaces a file too large to store. */
export const notStoredText = 'This file was larger than 1 MB. The demo keeps its name and size only.';

/** The type of a file by its first bytes: an image of displayable size or a PDF; undefined for anything else. */
export function identifyAttachment(bytes: Uint8Array): { type: string; problem: string | null } | undefined {
  const isPdf = [0x25, 0x50, 0x44, 0x46].every((byte, index) => bytes[index] === byte);
  if (isPdf) return { type: 'application/pdf', problem: null };
  const image = identifyImage(bytes);
  return image && { type: image.type, problem: findSizeProblem(image) };
}

/** Checks whether a file uploaded at `sentAt` has been without an order for too long. */
export function hasWaitedTooLong(sentAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(sentAt) >= fileWaits;
}

/**
 * The files an order form names, without duplicates and in the order of the form. Only files that `find` returns are
 * allowed; any other id is a problem of its entry.
 */
export function findNamedFiles(
  ids: readonly number[],
  find: (id: number) => Attachment | undefined,
): { files: Attachment[]; problems: FieldProblems } {
  const problems: FieldProblems = {};
  const files = new Map<number, Attachment>();
  ids.forEach((id, index) => {
    const file = find(id);
    if (file) files.set(id, file);
    else problems[`attachment_ids.${index}`] = ['This file is no longer available. Add it again.'];
  });
  return { files: [...files.values()], problems };
}
