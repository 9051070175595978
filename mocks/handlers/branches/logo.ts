import { bytesOf } from '../../http/files';
import { refuse } from '../../http/refusal';
import { imageOf, logoLimits } from '../../rules/image';

/** The logo a form brought, as the data URL it is kept and shown as; refuses what is no small enough image. */
export function logoUrl(file: Blob): string {
  if (file.size > logoLimits.bytes) throw refuse.tooLarge('avatar', 'The image may not be larger than 5 MB');
  const bytes = bytesOf(file);
  const image = imageOf(bytes);
  if (!image) throw refuse.wrongFileType('avatar', 'Choose a JPG, PNG or WebP image');
  if (Math.min(image.width, image.height) < logoLimits.pixels) {
    throw refuse.field('avatar', 'The image must be at least 100 × 100 pixels');
  }
  return `data:${image.type};base64,${base64(bytes)}`;
}

/** In pieces: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(pieces.join(''));
}
