import { dataUrl } from '../../http/dataUrl';
import { bytesOf } from '../../http/files';
import { Refused } from '../../http/refusal';
import { refuse } from '../../rules/refusals';
import { imageOf, logoLimits, sizeProblem } from '../../rules/files/image';

/** The logo a form brought, as the data URL it is kept and shown as; refuses what is no small enough image. */
export function logoUrl(file: Blob): string {
  if (file.size > logoLimits.bytes)
    throw new Refused(refuse.tooLarge('avatar', 'The image may not be larger than 5 MB'));
  const bytes = bytesOf(file);
  const image = imageOf(bytes);
  if (!image) throw new Refused(refuse.wrongFileType('avatar', 'Choose a JPG, PNG or WebP image'));
  const problem = sizeProblem(image, logoLimits.pixels);
  if (problem !== null) throw new Refused(refuse.field('avatar', problem));
  return dataUrl(image.type, bytes);
}
