import { type Refusal, refuse } from '../refusals';
import { attachmentLimits, pictureLimits } from '#domain/limits';
import { identifyAttachment } from './attachments';
import { type Image, identifyImage, findSizeProblem } from './image';
import { profileRefusalTexts as texts } from '../../texts/refusals';

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
