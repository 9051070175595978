import { dataUrl } from '../../http/dataUrl';
import { bytesOf } from '../../http/files';
import { refuse } from '../../http/refusal';
import { pictureLimits } from '../../../src/domain/limits';
import { imageOf, sizeProblem } from '../../rules/image';

/** The logo a form brought, as the data URL it is kept and shown as; refuses what is no small enough image. */
export function logoUrl(file: Blob): string {
  if (file.size > pictureLimits.bytes) throw refuse.tooLarge('avatar', 'The image may not be larger than 5 MB');
  const bytes = bytesOf(file);
  const image = imageOf(bytes);
  if (!image) throw refuse.wrongFileType('avatar', 'Choose a JPG, PNG or WebP image');
  const problem = sizeProblem(image, pictureLimits.pixels);
  if (problem !== null) throw refuse.field('avatar', problem);
  return dataUrl(image.type, bytes);
}
