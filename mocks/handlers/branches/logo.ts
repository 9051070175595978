import { toDataUrl } from '../../http/input/dataUrl';
import { getBytes } from '../../http/input/files';
import { throwIfRefused } from '../../http/refusal';
import { checkLogoSize, decideLogo } from '../../rules/files/fileChecks';

/** The data URL of an uploaded logo. Refuses a file that is not an image or too large. */
export function toLogoUrl(file: Blob): string {
  throwIfRefused(checkLogoSize(file.size));
  const bytes = getBytes(file);
  const image = throwIfRefused(decideLogo(bytes));
  return toDataUrl(image.type, bytes);
}
