import { toDataUrl } from '../../http/dataUrl';
import { getBytes } from '../../http/files';
import { orRefuse } from '../../http/refusal';
import { checkLogoSize, decideLogo } from '../../rules/files/fileChecks';

/** The data URL of an uploaded logo. Refuses a file that is not an image or too large. */
export function toLogoUrl(file: Blob): string {
  orRefuse(checkLogoSize(file.size));
  const bytes = getBytes(file);
  const image = orRefuse(decideLogo(bytes));
  return toDataUrl(image.type, bytes);
}
