import { toDataUrl } from '../../provider/http/input/dataUrl';
import { getBytes } from '../../provider/http/input/files';
import { throwIfRefused } from '../../provider/http/refusal';
import { checkLogoSize, decideLogo } from '../../provider/rules/files/fileChecks';

/** The data URL of an uploaded logo. Refuses a file that is not an image or too large. */
export function toLogoUrl(file: Blob): string {
  throwIfRefused(checkLogoSize(file.size));
  const bytes = getBytes(file);
  const image = throwIfRefused(decideLogo(bytes));
  return toDataUrl(image.type, bytes);
}
