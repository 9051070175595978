import { attachmentLimits, pictureLimits } from '#domain/limits';
import type { Attachment } from '#generated/model';
import type { FieldProblems } from '../../orders/rules/orderFields';
import { profileRefusalTexts as texts } from '../texts/refusals';
import { dayMs } from '../time/clock';
import { type Refusal, refuse } from './refusals';

// Checks --------------------------------------------------------------------------------------------------------------

/** Refuses a logo that is too large to read. `size` in bytes. */
export function checkLogoSize(size: number): Refusal | null {
  return size > pictureLimits.bytes ? refuse.tooLarge('avatar', texts.imageSize) : null;
}

/** The image type of a logo, by its bytes. */
export function decideLogo(bytes: Uint8Array): Image | Refusal {
  const image = identifyImage(bytes);
  if (!image) return refuse.wrongFileType('avatar', texts.imageType);
  const problem = findSizeProblem(image, pictureLimits.pixels);
  return problem === null ? image : refuse.field('avatar', problem);
}

/** Refuses an order file that is too large to read. `size` in bytes. */
export function checkFileSize(size: number): Refusal | null {
  return size > attachmentLimits.bytes ? refuse.tooLarge('file', 'Use a file of up to 10 MB') : null;
}

/** The media type of an order file, by its bytes. */
export function decideFileType(bytes: Uint8Array): string | Refusal {
  const found = identifyAttachment(bytes);
  if (!found) return refuse.wrongFileType('file', 'Choose a JPG, PNG or WebP image or a PDF');
  return found.problem === null ? found.type : refuse.field('file', found.problem);
}

/** Checks whether an order may have another file. */
export function checkFileCount(count: number): Refusal | null {
  const { count: most } = attachmentLimits;
  return count >= most ? refuse.field('file', `The maximum length allowed is ${most}`) : null;
}

// Attachments ---------------------------------------------------------------------------------------------------------

/** A larger file of an order is not kept by the fake (docs/product.md, "Limits"). */
export const maxStoredBytes = 1024 * 1024;

/** Time that an uploaded file is stored without an order: 24 hours, in milliseconds. */
const fileWaits = dayMs;

/** The text that replaces a file too large to store. */
export const notStoredText = 'This file was larger than 1 MB. The demo keeps its name and size only.';

/** The type of a file by its first bytes: an image of displayable size or a PDF; undefined for anything else. */
function identifyAttachment(bytes: Uint8Array): { type: string; problem: string | null } | undefined {
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

// Images --------------------------------------------------------------------------------------------------------------

type Image = { type: 'image/png' | 'image/jpeg' | 'image/webp'; width: number; height: number };

/** The longest side of any image, in pixels: a header may claim more than a browser can ever show. */
const longestSide = 10_000;

/** Reason an image of this size is refused; null if it is accepted. */
export function findSizeProblem({ width, height }: Pick<Image, 'width' | 'height'>, leastSide = 1): string | null {
  if (Math.min(width, height) < leastSide) return `Use an image of at least ${leastSide} × ${leastSide} pixels`;
  return Math.max(width, height) > longestSide ? 'Use an image of up to 10,000 × 10,000 pixels' : null;
}

/**
 * The type of a file by its header, not by its name or declared type: PNG, JPEG or WebP with its size in pixels;
 * undefined for anything else.
 */
export function identifyImage(bytes: Uint8Array): Image | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, 0, PNG) && bytes.length >= 24) {
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (startsWith(bytes, 0, JPEG)) return readJpegSize(bytes, view);
  if (startsWith(bytes, 0, RIFF) && startsWith(bytes, 8, WEBP) && bytes.length >= 30) return readWebpSize(bytes, view);
  return undefined;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

function startsWith(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[at + i] === byte);
}

/** The frame header holds the size (SOF0 to SOF15 except DHT, JPG and DAC). */
function readJpegSize(bytes: Uint8Array, view: DataView): Image | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}

/** The three kinds of WebP store their size differently. */
function readWebpSize(bytes: Uint8Array, view: DataView): Image | undefined {
  const kind = String.fromCharCode(...bytes.subarray(12, 16));
  const readSize24 = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
  switch (kind) {
    case 'VP8X':
      return { type: 'image/webp', width: readSize24(24) + 1, height: readSize24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        type: 'image/webp',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}

const longest = 255;

/** A file name without folders and invisible characters, at most 255 characters long. Keeps the extension. */
export function toSafeFileName(given: string): string {
  const base = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const visible = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  if (visible === '' || visible === '.' || visible === '..') return 'file';
  return visible.length <= longest ? visible : shortenName(visible);
}

function shortenName(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return name.slice(0, longest - ending.length).replace(/\p{Cs}$/u, '') + ending;
}
